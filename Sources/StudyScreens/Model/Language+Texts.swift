package import StudyCatalog
package import TerminalUI

extension Language {
  /// The languages of Study.
  package static let ofStudy: [Language] = [.japanese, .english]

  /// Names a language of Study, or returns `nil` for the tag of another.
  package init?(ofStudy tag: String) {
    guard let language = Self.ofStudy.first(where: { $0.rawValue == tag }) else { return nil }
    self = language
  }

  /// Picks one of two wordings. Everyone but a Japanese reads English.
  package func callAsFunction(_ japanese: String, _ english: String) -> String {
    self == .japanese ? japanese : english
  }

  /// Picks the wording for this language.
  package func callAsFunction(_ text: BilingualText) -> String {
    self(text.japanese, text.english)
  }
}
