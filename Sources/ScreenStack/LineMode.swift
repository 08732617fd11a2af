import Glibc
import TerminalCore
public import TerminalLines
public import TerminalUI

extension LineWords {
  /// Creates the words in a language: Japanese, or otherwise English.
  public init(_ language: Language) {
    let match = language.bestMatch(in: [.english, .japanese])
    self = match.flatMap { Self.translations[$0.rawValue] } ?? .english
  }

  /// The words in each language of the library, by its tag.
  package static let translations: [String: LineWords] = [
    Language.english.rawValue: .english, Language.japanese.rawValue: .japanese,
  ]
}

extension RunOptions {
  /// The words of line mode in each language, by its tag: those of the library, and those of the
  /// program, which take precedence.
  package var lineTranslations: [String: LineWords] {
    let own = lineWords.map { ($0.rawValue, $1) }
    return LineWords.translations.merging(own) { $1 }
  }

  /// The words of line mode in a language, or otherwise in English.
  package func lineWords(in language: Language) -> LineWords {
    let translations = lineTranslations
    return language.rawValue.lookedUpAsTag { translations[String($0)] } ?? .english
  }
}

extension ProcessEnvironment {
  /// Whether nothing can be drawn: input or output isn't a terminal, or the terminal is a dumb one.
  package var needsLines: Bool {
    self["TERM"] == "dumb" || isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0
  }
}
