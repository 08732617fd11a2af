import TerminalCore

/// A language, identified by its BCP 47 tag, such as `en`, `ja`, or `pt-BR`.
///
/// A program adds a language by naming it and supplying the library's phrases in it:
///
/// ```
/// extension Language {
///   static let german: Language = "de"
/// }
/// ```
///
/// Comparison is case-sensitive, so write tags in their usual form: languages in lowercase, regions
/// in uppercase.
public struct Language: RawRepresentable, Hashable, Codable, Sendable {
  /// English, the fallback for every phrase.
  public static let english: Language = "en"
  /// Japanese, for which the library supplies all phrases.
  public static let japanese: Language = "ja"

  /// The tag.
  public let rawValue: String

  /// Creates a language from its tag.
  ///
  /// - Returns: `nil` if the text is not a tag: groups of up to eight letters and digits, joined by
  ///   hyphens, the first of which has two to eight letters.
  public init?(rawValue: String) {
    let subtags = rawValue.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = subtags.first, (2...8).contains(first.count),
      first.allSatisfy({ $0.isASCII && $0.isLetter }),
      subtags.dropFirst().allSatisfy({ subtag in
        (1...8).contains(subtag.count)
          && subtag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      })
    else { return nil }
    self.rawValue = rawValue
  }

  /// Creates the language of a POSIX locale: `pt-BR` for `pt_BR.UTF-8`, `nil` for `C`.
  public init?(locale: String) {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    guard name != "POSIX" else { return nil }
    self.init(rawValue: String(name.map { $0 == "_" ? "-" : $0 }))
  }

  /// The best of the available languages for a user who asks for this one.
  ///
  /// It is the language itself, or the first match after dropping subtags from the end: `pt` for
  /// `pt-BR`. RFC 4647 calls this lookup.
  ///
  /// - Returns: `nil` if none of the languages matches.
  public func bestMatch(in languages: [Language]) -> Language? {
    rawValue.lookedUpAsTag { tag in languages.first { $0.rawValue == tag } }
  }
}

extension Language: ExpressibleByStringLiteral {
  /// Creates a language from a literal.
  ///
  /// - Precondition: The literal is a well-formed tag.
  public init(stringLiteral tag: String) {
    guard let language = Language(rawValue: tag) else {
      fatalError("“\(tag)” is not the tag of a language")
    }
    self = language
  }
}
