/// A language, named by its BCP 47 tag, such as `en`, `ja` or `pt-BR`.
///
/// A program adds a language by naming it and supplying the library's phrases for it:
///
/// ```
/// extension Language {
///   static let german: Language = "de"
/// }
/// ```
///
/// Tags are compared letter by letter, so write them as usual: languages in small letters, regions
/// in capitals.
public struct Language: RawRepresentable, Hashable, Codable, Sendable {
  /// English, which every phrase falls back to.
  public static let english: Language = "en"
  /// Japanese, for which the library has all phrases.
  public static let japanese: Language = "ja"

  /// The tag.
  public let rawValue: String

  /// Names a language.
  ///
  /// - Returns: `nil` if the text is not a tag: groups of up to eight letters and digits, joined by
  ///   hyphens, the first of them with letters only.
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

  /// Names the language of a POSIX locale: `pt-BR` for `pt_BR.UTF-8`, `nil` for `C`.
  public init?(locale: String) {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    guard name != "POSIX" else { return nil }
    self.init(rawValue: String(name.map { $0 == "_" ? "-" : $0 }))
  }

  /// Finds the language among others by which to serve someone who asks for this one.
  ///
  /// That is the language itself, or else the one that is left when subtags are dropped from the end:
  /// `pt` for `pt-BR`. RFC 4647 calls this lookup.
  ///
  /// - Returns: `nil` if none of the languages will do.
  public func bestMatch(in languages: some Collection<Language>) -> Language? {
    var tag = Substring(rawValue)
    while true {
      if let match = languages.first(where: { $0.rawValue == tag }) { return match }
      guard let hyphen = tag.lastIndex(of: "-") else { return nil }
      tag = tag[..<hyphen]
    }
  }
}

extension Language: ExpressibleByStringLiteral {
  /// Names a language.
  ///
  /// - Precondition: The literal has the form of a tag.
  public init(stringLiteral tag: String) {
    guard let language = Language(rawValue: tag) else {
      preconditionFailure("“\(tag)” is not the tag of a language")
    }
    self = language
  }
}
