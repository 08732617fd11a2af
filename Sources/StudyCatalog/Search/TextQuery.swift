/// A text of a list in the forms that a query is compared with. Making them takes much longer than
/// comparing them.
public struct SearchedText: Sendable {
  /// The wordings and the reading in normal form, as lines.
  fileprivate let wordings: [UInt8]
  /// The spellings of the kana in the reading, as lines, with and without each ー.
  fileprivate let sounds: [UInt8]
  /// The same with short vowels.
  fileprivate let shortSounds: [UInt8]

  /// Puts a text in normal form.
  public init(_ text: BilingualText) {
    let kana = SearchText(text.inKana)
    wordings = [SearchText(text.japanese), SearchText(text.english), kana].map(\.bytes).asLines
    // What isn't in kana, such as the words around a kanji, has no spelling.
    let spellings = kana.scalars.split { !$0.isKana }.flatMap { run in
      (run.contains("ー") ? [true, false] : [true]).compactMap { longMark in
        Romaji.spelling(Array(run), longMark: longMark).map(Romaji.folded)
      }
    }
    sounds = spellings.asLines
    shortSounds = spellings.map(Romaji.withShortVowels).asLines
  }
}

/// What was typed to find some of the texts in a list.
public struct TextQuery: Sendable {
  /// What was typed, in normal form.
  private let typed: [UInt8]
  /// The same as spelled kana, whose last syllable may be half typed; empty unless it is in Latin
  /// letters.
  private let sounds: [[UInt8]]
  /// The sounds with short vowels.
  private let shortSounds: [[UInt8]]

  /// Creates a query.
  ///
  /// - Returns: `nil` if nothing significant was typed, so that each text matches.
  public init?(_ typed: String) {
    let text = SearchText(typed)
    guard !text.scalars.isEmpty else { return nil }
    self.typed = text.bytes
    let isLatin = text.scalars.allSatisfy { ("a"..."z").contains($0) }
    sounds = isLatin ? Romaji.foldedBeginnings(text.bytes) : []
    shortSounds = sounds.map(Romaji.withShortVowels)
  }

  /// Returns whether a text contains what was typed, in either language or as it is read, also if
  /// what was typed leaves out a ー or the length of a vowel.
  public func matches(_ text: SearchedText) -> Bool {
    text.wordings.contains(part: typed) || sounds.contains(where: text.sounds.contains(part:))
      || shortSounds.contains(where: text.shortSounds.contains(part:))
  }
}

extension [[UInt8]] {
  fileprivate var asLines: [UInt8] { [UInt8](joined(separator: [UInt8(ascii: "\n")])) }
}

extension [UInt8] {
  /// Returns whether the bytes contain others, which must not be empty.
  fileprivate func contains(part: [UInt8]) -> Bool {
    unsafe withUnsafeBufferPointer { bytes in
      unsafe bytes.firstIndex(of: part, in: 0..<bytes.count) != nil
    }
  }
}
