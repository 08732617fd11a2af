/// The words that can follow `expect no`.
enum AbsenceName: String, CaseIterable {
  case text, match, leaks
}
