/// A language that the library speaks.
public enum Language: String, Hashable, Codable, Sendable, CaseIterable {
  case japanese = "ja"
  case english = "en"

  /// Picks the words for this language.
  public func callAsFunction(_ japanese: String, _ english: String) -> String {
    self == .japanese ? japanese : english
  }
}
