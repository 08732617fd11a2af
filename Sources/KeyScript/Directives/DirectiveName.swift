/// The words that a directive can begin with.
enum DirectiveName: String, CaseIterable {
  case keys, term, locale, set, open, key, type, paste, wait, settle, frame, mouse, swipe, click
  case scroll, resize, focus, signal, raw, note, expect, snapshot, quit
}
