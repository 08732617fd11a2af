/// A text in both languages of the program; the caller chooses.
public struct BilingualText: Hashable, Codable, Sendable {
  /// The Japanese wording.
  public let japanese: String
  /// The English wording.
  public let english: String

  /// Joins two wordings of one thing.
  public init(japanese: String, english: String) {
    self.japanese = japanese
    self.english = english
  }

  /// Makes a text that is the same in both languages, such as a number or a symbol.
  public init(_ common: String) {
    self.init(japanese: common, english: common)
  }
}
