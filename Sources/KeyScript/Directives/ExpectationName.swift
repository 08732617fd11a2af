/// The words that can follow `expect`.
enum ExpectationName: String, CaseIterable {
  case text, no, match, route, depth, title, focus, cursor, style, idle, events, journal, screen
}
