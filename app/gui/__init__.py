"""The Qt table, deck builder, replay viewer and settings: shows views, sends intents."""
