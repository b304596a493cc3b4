"""The query language: text to tree and back, and what is wrong with a query."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.data.carddb.fields import FIELDS, GRAMMAR, field_named
from app.data.carddb.language import (
    And,
    Field,
    Node,
    Not,
    Or,
    Word,
    parse,
    set_field,
    to_text,
    top_fields,
    top_words,
    without,
)

DRAGON = Field("race", ":", ("dragon",))


def test_words_fields_and_signs() -> None:
    assert parse('race:dragon level>=5 (blue or red) -kind:normal "destroy all"').tree == And(
        (
            DRAGON,
            Field("level", ">=", ("5",)),
            Or((Word("blue"), Word("red"))),
            Not(Field("kind", ":", ("normal",))),
            Word("destroy all", quoted=True),
        )
    )


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("RACE:dragon AND Blue", "race:dragon Blue"),
        ("race：dragon（a OR b）", "race:dragon (a or b)"),
        ("a || b && c", "a or (b c)"),
        ("not not a", "a"),
        ("!a", "-a"),
        ("level:5", "level=5"),
        ("level≥5", "level>=5"),
        ("level:>=5", "level>=5"),
        ("lv=>5", "level>=5"),
        ("等级>=5 种族:龙", "level>=5 race:龙"),
        ("attribute=light", "attr:light"),
        ('set:"blue eyes",red', 'set:"blue eyes",red'),
        ("set:「青眼」", "set:青眼"),
        ("a (b (c d))", "a b c d"),
        ("((a or b) or c)", "a or b or c"),
    ],
)
def test_other_ways_to_write_the_same(text: str, same: str) -> None:
    assert parse(text).tree == parse(same).tree
    assert parse(text).problems == ()


def test_hyphens_within_a_word_are_no_not() -> None:
    assert parse("blue-eyes").tree == Word("blue-eyes")
    assert parse("set:blue-eyes").tree == Field("set", ":", ("blue-eyes",))
    assert parse("a - b").tree == And((Word("a"), Word("-"), Word("b")))
    assert parse("number 39: utopia").problems == ()


@pytest.mark.parametrize(
    ("text", "kind", "place", "rest"),
    [
        ("rac:dragon blue", "unknown field", (0, 10), "blue"),
        ("blue race:", "no value", (5, 10), "blue"),
        ("blue race:,", "no value", (5, 11), "blue"),
        ("race>dragon blue", "not a number field", (0, 11), "blue"),
        ("(blue red", "open parenthesis", (0, 1), "blue red"),
        ("blue) red", "stray parenthesis", (4, 5), "blue red"),
        ('"blue red', "open quote", (0, 9), '"blue red"'),
        ("or blue", "lone or", (0, 2), "blue"),
        ("blue or", "lone or", (5, 7), "blue"),
        ("blue not", "lone not", (5, 8), "blue"),
    ],
)
def test_a_wrong_part_is_named_and_left_out(text: str, kind: str, place: tuple[int, int], rest: str) -> None:
    query = parse(text)
    assert [problem.kind for problem in query.problems] == [kind]
    problem = query.problems[0]
    assert (problem.start, problem.end) == place
    assert problem.sentence[0].isupper() or problem.kind in ("no value", "not a number field")
    assert problem.sentence[-1] in ".?"
    assert query.tree == parse(rest).tree


def test_a_misspelt_field_gets_a_guess() -> None:
    assert parse("rac:x").problems[0].sentence == "There is no field 'rac'; did you mean race:?"
    assert parse("zzzzzzz:x").problems[0].sentence == "There is no field 'zzzzzzz'."


def test_very_long_and_very_deep_queries_end() -> None:
    assert parse("(" * 1500 + "a").problems
    assert parse("-" * 1500 + "a").problems == ()
    assert parse("not " * 400 + "a").problems[0].kind == "too deep"
    assert parse("a " * 5000).problems[0].kind == "too long"


def test_help_examples_are_right() -> None:
    for item in FIELDS:
        query = parse(item.example)
        assert query.problems == ()
        assert isinstance(query.tree, Field)
        assert query.tree.name == item.name
        assert all(field_named(name) is item for name in item.others)
        assert item.sentence.endswith(".")
    for example, sentence in GRAMMAR:
        assert parse(example).problems == ()
        assert sentence.endswith(".")


def test_widgets_change_one_field_and_keep_the_rest() -> None:
    text = 'blue  race:dragon atk>=1900 "destroy all"'
    assert [field.name for field in top_fields(text)] == ["race", "atk"]
    assert [word.text for word in top_words(text)] == ["blue", "destroy all"]
    assert set_field(text, "race", ":", ("fiend", "Winged Beast")) == text.replace(
        "dragon", 'fiend,"Winged Beast"'
    )
    assert set_field(text, "race") == 'blue atk>=1900 "destroy all"'
    assert set_field(text, "atk", "<=", ("2500",)) == text + " atk<=2500"
    assert set_field(text, "atk", ">=", ("0",)) == text.replace("1900", "0")
    assert set_field("a or b", "level", ":", ("4",)) == "(a or b) level=4"
    assert set_field("-race:dragon", "race", ":", ("fiend",)) == "-race:dragon race:fiend"
    assert set_field("race:a race:b x", "race", ":", ("c",)) == "race:c x"
    assert set_field("", "race") == ""
    assert without(text, top_words(text)[0]) == 'race:dragon atk>=1900 "destroy all"'
    assert without(text, top_words(text)[1]) == "blue  race:dragon atk>=1900"
    with pytest.raises(ValueError, match="no field 'colour'"):
        set_field("", "colour")


_words = st.text("abcあ龍é-!:<>=,.'()|&\"『 1", min_size=1, max_size=6)
_leaves: st.SearchStrategy[Node] = st.one_of(
    st.builds(Word, _words.filter(lambda text: text.strip() and '"' not in text), st.booleans()),
    st.builds(
        Field,
        st.sampled_from([item.name for item in FIELDS if not item.is_number]),
        st.just(":"),
        st.lists(_words.filter(lambda text: text.strip() and '"' not in text), min_size=1, max_size=3).map(
            tuple
        ),
    ),
    st.builds(
        Field,
        st.sampled_from([item.name for item in FIELDS if item.is_number]),
        st.sampled_from(["=", "!=", "<", "<=", ">", ">="]),
        st.just(("4", "5..6")),
    ),
)


def _plain(node: Node) -> Node:
    """``node`` as parsing gives it: nothing of one kind within itself, words quoted if they must be."""
    query = parse(to_text(node))
    assert query.problems == ()
    assert query.tree is not None
    return query.tree


_trees = st.recursive(
    _leaves,
    lambda parts: st.one_of(
        st.builds(Not, parts),
        st.lists(parts, min_size=2, max_size=3).map(lambda several: And(tuple(several))),
        st.lists(parts, min_size=2, max_size=3).map(lambda several: Or(tuple(several))),
    ),
    max_leaves=8,
)


@given(_trees)
def test_text_and_tree_are_the_same(tree: Node) -> None:
    once = _plain(tree)
    assert _plain(once) == once
    assert _leaves_of(once) == _leaves_of(tree)


def _leaves_of(node: Node) -> list[tuple[str, ...]]:
    if isinstance(node, Not):
        return _leaves_of(node.part)
    if isinstance(node, (And, Or)):
        return [leaf for part in node.parts for leaf in _leaves_of(part)]
    return [(node.text,) if isinstance(node, Word) else (node.name, node.op, *node.values)]


@given(st.text(max_size=40))
def test_any_text_is_a_query(text: str) -> None:
    query = parse(text)
    for problem in query.problems:
        assert 0 <= problem.start <= problem.end <= max(len(text), 1)
    if query.tree is not None:
        again = parse(to_text(query.tree))
        assert again.tree == parse(to_text(again.tree)).tree
