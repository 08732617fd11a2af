public import Files

/// The kinds of mistakes in a key script.
public enum ScriptProblem: Hashable, Sendable {
  /// The line is not UTF-8 from here on.
  case notUTF8
  /// A word contains a blank of another kind, such as a no-break space.
  case otherBlank(Unicode.Scalar)
  /// The line ends with a carriage return.
  case carriageReturn
  /// The first directive is not `keys 1`.
  case versionMissing
  /// The version is not 1.
  case versionUnknown(String)
  /// A word isn't one of those allowed here; `nearest` is the most similar of the `known` words.
  case unknown(WordKind, String, nearest: String?, known: [String])
  /// A directive has the word of another tool; `instead` is an example of what to write.
  case foreign(String, instead: String)
  /// A value is missing.
  case missing(ValueKind)
  /// A value has the wrong form for its kind.
  case malformed(ValueKind, String)
  /// A text or a regular expression that is looked for is empty.
  case empty(ValueKind)
  /// `plain` is beside other attributes.
  case plainBesideAttributes
  /// There is more text after the end of a directive.
  case unexpected(String)
  /// A text has no closing quote.
  case unclosedText
  /// A text has an unknown escape.
  case unknownEscape(String)
  /// A regular expression has a mistake, for the given reason.
  case wrongPattern(String, why: String)
  /// A regular expression has no closing slash.
  case unclosedPattern
  /// A whole screen has no `end`.
  case unclosedScreen
  /// A row of a whole screen isn't enclosed in bars.
  case rowWithoutBars
  /// A part of the header appears twice.
  case repeated(String)
  /// A part of the header comes after the first event.
  case late(String)
  /// The direction of a swipe contradicts its positions.
  case wrongDirection(said: String, found: String)
  /// A swipe ends in the cell where it starts.
  case motionlessSwipe
  /// A limit is exceeded.
  case tooMuch(ScriptLimit)
  /// The rest of the file can't be read.
  case notReadable(FileError.Reason)
  /// The program refuses what the script asks for, for the given reason.
  case refused(String)
  /// A mistake in what the script shares, or in a reference to it.
  case sharing(SharingProblem)

  /// The kinds of words from a fixed list; the raw value is part of the error message.
  public enum WordKind: String, Hashable, Sendable {
    case directive, key, expectation, setting, option, value, button, direction
    case signal, attribute, variable, definition
    case mouseAction = "mouse action"
    case focusChange = "change of focus"
  }

  /// The kinds of values; the raw value is part of the error message.
  public enum ValueKind: String, Hashable, Sendable {
    case version = "the version, as in `keys 1`"
    case size = "a size from 1x1 to 1000x1000, such as 80x24"
    case position = "a position up to 9999,9999, such as 10,5"
    case duration = "a time up to 1000000s such as 150ms or 2s"
    case number = "a number such as 3"
    case seed = "a number from 0 to 18446744073709551615"
    case depth = "a number from 1 up"
    case count = "a number from 1 to 10000"
    case option = "an option such as color=mono"
    case text = "a text in quotes"
    case word = "a word"
    case route = "a path such as home/cities:23"
    case key = "a key such as enter or ctrl+l"
    case button = "a button: left, middle or right"
    case direction = "a direction: up, down, left or right"
    case language = "the tag of a language, such as ja or en"
    case setting = "a setting: seed, now, state or load"
    case moment = "a moment such as 2026-04-01T09:00:00+09:00"
    case loading = "a time such as 300ms, or `fail`"
    case place = "a text in quotes or a position such as 10,5"
    case cursor = "a position such as 10,5, or `hidden`"
    case focusChange = "`in` or `out`"
    case signal = "a signal: winch, tstp, cont, term or hup"
    case mouseAction = "`press`, `move` or `release`"
    case pattern = "a regular expression such as /^> 東京/"
    case style = "`plain`, or attributes such as bold or reverse"
    case color = "a color from 0 to 255"
    case expectation = "what to expect"
    case expect = "`expect`, as in `soft expect idle`"
    case name = "a name of letters, digits and -"
    case equals = "`=`, as in `let city = \"豊橋市\"`"
    case snapshotName = "a name of letters, digits, - and _"
    case at = "`at`, as in `click at \"東京\"` or `click at 10,5`"
  }
}

extension ScriptProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notUTF8: "this is not UTF-8; `iconv -f ENCODING -t UTF-8` converts a file"
    case .otherBlank(let blank): "there is \(Self.name(of: blank)) here; write a blank"
    case .carriageReturn: "the line ends with a carriage return; end it with a line feed alone"
    case .versionMissing: "a key script begins with `keys 1`"
    case .versionUnknown(let version):
      "version “\(Notation.shortened(version))” is not known; this is version 1"
    case .unknown(let kind, let word, let nearest, let known):
      "there is no \(kind.rawValue) “\(Notation.shortened(word))”"
        + (nearest.map { "; did you mean “\($0)”?" } ?? kind.alternatives(known))
        + (nearest == nil && kind == .key ? Self.typing(word) : "")
    case .foreign(let word, let example): "there is no directive “\(word)”; write `\(example)`"
    case .missing(let value): "expected \(value.rawValue)"
    case .malformed(let value, let text):
      "“\(Notation.shortened(text))” is not \(value.rawValue)"
        + (value.remedy(for: text).map { "; write \($0)" } ?? "")
    case .empty(.pattern): "an empty regular expression matches every row"
    case .empty: "an empty text would be found anywhere"
    case .plainBesideAttributes: "`plain` means no attributes; leave it or the others out"
    case .unexpected(let text):
      "nothing can follow here, but there is “\(Notation.shortened(text))”"
    case .unclosedText: "the text has no closing quote"
    case .unknownEscape(let escape) where escape.hasPrefix("\\u"):
      "“\(escape)” is not a character; write its number with hexadecimal digits, as in \\u{1b}"
    case .unknownEscape(let escape):
      "there is no escape “\(escape)”; there is \\n, \\t, \\\", \\\\, \\$ and \\u{…}, in `raw` also \\xff"
    case .wrongPattern(let pattern, let reason):
      "in the regular expression “\(Notation.shortened(pattern))”, \(reason)"
    case .unclosedPattern: "the regular expression has no closing slash"
    case .unclosedScreen: "the screen has no `end`"
    case .rowWithoutBars:
      "each row of a screen must be between bars, and `end` must follow the last one"
    case .repeated(let directive): "`\(directive)` is given twice"
    case .late(let directive): "`\(directive)` must be in the header, before all events"
    case .wrongDirection(let said, let found): "the swipe goes \(found), not \(said)"
    case .motionlessSwipe: "the swipe ends where it starts"
    case .tooMuch(let limit): "\(limit)"
    case .notReadable(let reason): "the rest can’t be read: \(reason)"
    case .refused(let reason): reason
    case .sharing(let problem): "\(problem)"
    }
  }
}

extension ScriptProblem.WordKind {
  /// What to say of a word that is unlike the known ones.
  fileprivate func alternatives(_ known: [String]) -> String {
    switch self {
    case .variable where known.isEmpty:
      "; `let` gives one its text, and \\${ is a dollar and a brace"
    case .definition where known.isEmpty: " above; `define` begins one"
    default: ", only \(Notation.shortened(known.joined(separator: ", "), to: 400))"
    }
  }
}

extension ScriptProblem {
  /// The words that the description lists because none is like the one that is wrong; empty if it
  /// lists none.
  var listedWords: [String] {
    if case .unknown(_, _, nearest: nil, let known) = self { known } else { [] }
  }

  /// The description, with or without that list.
  func description(listing lists: Bool) -> String {
    guard !lists, !listedWords.isEmpty, case .unknown(let kind, let word, _, _) = self else {
      return description
    }
    let words = "there is no \(kind.rawValue) “\(Notation.shortened(word))”"
    return kind == .key ? words + Self.typing(word) : words
  }

  /// What to write if the characters of a text were meant, and not a key; empty for a word that can
  /// only be meant as a key.
  private static func typing(_ word: String) -> String {
    let isText = (2...40).contains(word.count) && word.allSatisfy(\.isLetter)
    return isText ? "; `type \(Notation.quoted(Notation.shortened(word)))` types it" : ""
  }

  /// A blank other than the usual one, with its number.
  private static func name(of blank: Unicode.Scalar) -> String {
    let number = String(blank.value, radix: 16, uppercase: true)
    let padding = String(repeating: "0", count: max(0, 4 - number.count))
    let name = blank.properties.name?.lowercased() ?? "space"
    let article = name.first.map { "aeiou".contains($0) } == true ? "an" : "a"
    return "\(article) \(name) (U+\(padding)\(number))"
  }
}

extension ScriptProblem.ValueKind {
  /// What to write in place of a text that is nearly such a value; `nil` for anything else.
  fileprivate func remedy(for text: String) -> String? {
    switch self {
    case .duration, .loading: Self.time(for: text)
    case .text where text.first.map(Self.otherQuotes.contains) == true:
      "straight quotes, as in \"text\""
    default: nil
    }
  }

  /// The characters with which texts begin elsewhere.
  private static let otherQuotes: Set<Character> = ["“", "”", "„", "«", "»", "‘", "’", "'", "`"]

  /// A time without a unit, in a unit that there isn't, or with a decimal point, as it can be
  /// written: `1500ms` for `1.5s`.
  private static func time(for text: String) -> String? {
    let digits = text.prefix { "0123456789.".contains($0) }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts[0].count <= 6, let whole = Int(parts[0]) else { return nil }
    let fraction = parts.count == 2 ? parts[1] : "0"
    guard (1...3).contains(fraction.count), let rest = Int((fraction + "00").prefix(3)) else {
      return nil
    }
    let unit: Duration
    switch text.dropFirst(digits.count) {
    case "" where parts.count == 1: return "`\(whole)s` or `\(whole)ms`"
    case "ms": unit = .milliseconds(1)
    case "s", "sec": unit = .seconds(1)
    case "m", "min": unit = .seconds(60)
    case "h": unit = .seconds(3_600)
    default: return nil
    }
    let time = unit * whole + unit * rest / 1_000
    return time <= ScriptLimit.time ? "`\(Notation.duration(time))`" : nil
  }
}
