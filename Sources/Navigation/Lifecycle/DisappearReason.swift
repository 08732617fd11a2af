/// Why an entry goes off show.
public enum DisappearReason: String, Hashable, Codable, Sendable, CaseIterable {
  case covered, popped, replaced, quit
}
