"""``ketto rulings --show``: entries of the rulebook as text."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.cli import main, rulings
from app.data.rulebook import Entry, rulebook


def entry(name: str, language: str = "en") -> Entry:
    found = rulebook().entry(name, language)
    assert found is not None
    return found


def test_entries_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulings", "--show", "chn-012", "ZONE-001", "CHN-012"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    first, second = out.rstrip("\n").split("\n\n")
    assert first.splitlines()[:2] == ["CHN-012 (all eras)", entry("CHN-012").rule]
    assert "  cards: Chain Strike (91623717), Jar of Greed (83968380)" in first
    assert second.startswith("ZONE-001 (mr3)\n")
    for text in entry("CHN-012").texts():
        assert text in first


def test_entries_as_json_in_chinese(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulings", "--show", "REV-012", "--language", "zh_CN", "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)["entries"]
    wanted = entry("REV-012", "zh_CN")
    assert (found["id"], found["era"], found["rule"]) == ("REV-012", "all", wanted.rule)
    assert {card["passcode"] for card in found["cards"]} == {card.code for card in wanted.cards}


@pytest.mark.parametrize(
    ("name", "said"),
    [("CHN-999", "CHN goes from CHN-001 to CHN-037"), ("x" * 999, "an id is an area (DECK, WIN")],
)
def test_an_unknown_entry_is_one_sentence(capsys: pytest.CaptureFixture[str], name: str, said: str) -> None:
    assert main(["rulings", "--show", "CHN-001", name]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert said in err
    assert len(err) < 500


def test_it_needs_no_checkout(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(rulings, "checkout_dir", lambda: None)
    assert main(["rulings", "--show", "TIM-001"]) == 0
    assert capsys.readouterr().out.startswith("TIM-001 ")
    assert main(["rulings"]) == 2


def test_a_damaged_file_is_told_and_the_others_are_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "rulebook"
    folder.mkdir()
    (folder / "a.yaml").write_text("- id: [", encoding="utf-8")
    texts = "".join(f'  {key}: "x"\n' for key in ("rule", "given", "when", "then"))
    (folder / "b.yaml").write_text(f"- id: AA-001\n  era: mr4\n{texts}", encoding="utf-8")
    monkeypatch.setattr(rulings, "resources_dir", lambda: tmp_path)
    assert main(["rulings", "--show", "AA-001"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("AA-001 (mr4)\n")
    assert "a.yaml" in err
