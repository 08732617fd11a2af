/// Why an entry comes on show.
public enum AppearReason: String, Hashable, Codable, Sendable, CaseIterable {
  case launched, restored, pushed, revealed, replaced
}
