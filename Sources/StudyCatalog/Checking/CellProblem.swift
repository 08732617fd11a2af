/// A problem with the text of a cell, whatever its meaning.
enum CellProblem: LessonProblem {
  case null, escape, carriageReturn
  case control(Unicode.Scalar), invisible(Unicode.Scalar), privateUse(Unicode.Scalar)
  case replacement, combiningMark
  case outerSpace, long(Int)
  case letterInNumber(String)
  case spreadsheetError(String)
  case notKana(String), notLatin(String), notEnglish(String)

  var text: BilingualText {
    switch self {
    case .null:
      BilingualText(
        japanese: "NUL 文字があります。消してください", english: "the cell contains a NUL character; delete it")
    case .escape:
      BilingualText(
        japanese: "エスケープ文字があります。端末への命令になるので消してください",
        english: "the cell contains an escape character, which controls terminals; delete it")
    case .carriageReturn:
      BilingualText(
        japanese: "セルの中に改行（CR）があります。一行にしてください",
        english: "the cell contains a line break (CR); write it on one line")
    case .control(let scalar):
      BilingualText(
        japanese: "制御文字 \(scalar.code) があります。消してください",
        english: "the cell contains the control character \(scalar.code); delete it")
    case .invisible(let scalar):
      BilingualText(
        japanese: "見えない文字 \(scalar.code) があります。消してください",
        english: "the cell contains the invisible character \(scalar.code); delete it")
    case .privateUse(let scalar):
      BilingualText(
        japanese: "外字など、ほかで表示できない文字 \(scalar.code) があります。別の字にしてください",
        english:
          "the cell has \(scalar.code), which other computers can’t display; use another character")
    case .replacement:
      BilingualText(
        japanese: "文字化けのあと（\u{FFFD}）があります。元の字を書き直してください",
        english: "a character was lost (\u{FFFD}); type it again")
    case .combiningMark:
      BilingualText(
        japanese: "濁点や記号が字から離れています。「が」のように一字で書き直してください",
        english: "a mark is separate from its letter; retype both as one character, such as が or é")
    case .outerSpace:
      BilingualText(
        japanese: "前か後に空白があります。消してください",
        english: "the cell begins or ends with a space; delete it")
    case .long(let limit):
      BilingualText(
        japanese: "セルが\(limit)字より長いです。短くしてください",
        english: "the cell is longer than \(limit) characters; shorten it")
    case .letterInNumber(let cell):
      BilingualText(
        japanese: "「\(cell.shortened)」の数の中に英字があります。1 や 0 に直してください",
        english: "“\(cell.shortened)” has a letter among its digits; write 1 or 0")
    case .spreadsheetError(let cell):
      BilingualText(
        japanese: "「\(cell)」は表計算ソフトの式のエラーです。式を直すか、値を書いてください",
        english: "“\(cell)” is an error of a spreadsheet; correct the formula, or write the value")
    case .notKana(let cell):
      BilingualText(
        japanese: "「\(cell.shortened)」はかなではありません。読みをかなで書いてください",
        english: "“\(cell.shortened)” is not kana; write the reading in kana")
    case .notLatin(let cell):
      BilingualText(
        japanese: "「\(cell.shortened)」はローマ字ではありません。a から z で書いてください",
        english: "“\(cell.shortened)” is not in Latin letters; use only a to z")
    case .notEnglish(let cell):
      BilingualText(
        japanese: "「\(cell.shortened)」に英語でない字があります。この列は英語で書いてください",
        english: "“\(cell.shortened)” is not all in English; write this column in English")
    }
  }
}

extension Unicode.Scalar {
  /// The code point in the usual notation, such as U+200B.
  fileprivate var code: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is printable ASCII, kana or kanji, which cells may always contain. Nearly
  /// all scalars are, and looking up Unicode properties is slow.
  fileprivate var isUsual: Bool {
    switch value {
    case 0x20...0x7E, 0x3041...0x3096, 0x30A1...0x30FF, 0x4E00...0x9FFF: true
    default: false
    }
  }
}

extension String {
  /// The scalars except those of emoji that consist of several, whose joints are invisible: 👨‍👩‍👧.
  fileprivate var withoutJoinedEmoji: [Unicode.Scalar] {
    filter { character in
      let scalars = character.unicodeScalars
      let isEmoji = scalars.allSatisfy {
        // Flags such as that of Scotland are spelled in tags.
        $0.properties.isEmoji || $0 == "\u{200D}" || $0 == "\u{FE0F}"
          || ("\u{E0020}"..."\u{E007F}").contains($0)
      }
      return !isEmoji || scalars.count == 1 || scalars.last == "\u{200D}"
    }.unicodeScalars.map(\.self)
  }
}

extension CellProblem {
  /// The maximum length of a cell, in scalars.
  static let limit = 200

  /// Returns the problems of a cell: at most one with its characters and one with its form.
  static func all(in cell: String) -> [CellProblem] {
    let odd = cell.unicodeScalars.first { !$0.isUsual }
    let characters =
      odd == nil ? nil : cell.withoutJoinedEmoji.lazy.compactMap(CellProblem.init).first
    return [characters, form(of: cell)].compactMap { $0 }
  }

  private init?(_ scalar: Unicode.Scalar) {
    switch (scalar.value, scalar.properties.generalCategory) {
    case (0, _): self = .null
    case (0x1B, _), (0x9B, _): self = .escape
    case (0x0D, _): self = .carriageReturn
    case (0xFFFD, _): self = .replacement
    case (0x3099...0x309A, _), (0x300...0x36F, _): self = .combiningMark
    case (_, .control): self = .control(scalar)
    case (_, .format), (_, .lineSeparator), (_, .paragraphSeparator): self = .invisible(scalar)
    case (_, .privateUse), (_, .unassigned): self = .privateUse(scalar)
    default: return nil
    }
  }

  private static func form(of cell: String) -> CellProblem? {
    if cell.unicodeScalars.count > limit { return .long(limit) }
    let ends = [cell.unicodeScalars.first, cell.unicodeScalars.last].compactMap { $0 }
    if ends.contains(where: { $0 == " " || !$0.isUsual && $0.properties.isWhitespace }) {
      return .outerSpace
    }
    if isSpreadsheetError(cell) { return .spreadsheetError(cell) }
    return isMistypedNumber(cell) ? .letterInNumber(cell) : nil
  }

  private static let spreadsheetErrors: Set<String> = [
    "#N/A", "#REF!", "#VALUE!", "#NAME?", "#DIV/0!", "#NUM!", "#NULL!", "#SPILL!", "#CALC!",
    "#ERROR!",
  ]

  /// Whether a cell is what spreadsheets save for a formula that has no value.
  private static func isSpreadsheetError(_ cell: String) -> Bool {
    if cell.utf8.first == UInt8(ascii: "#") { return spreadsheetErrors.contains(cell) }
    let code = cell.hasPrefix("Err:") ? cell.dropFirst(4) : ""
    return code.utf8.count == 3 && Int(code) != nil
  }

  /// Whether a cell is a number but for letters between its digits that look like some: 18l0.
  private static func isMistypedNumber(_ cell: String) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let first = cell.utf8.first, let last = cell.utf8.last, digits.contains(first),
      digits.contains(last)
    else { return false }
    let letters = cell.utf8.filter { !digits.contains($0) }
    return !letters.isEmpty && letters.allSatisfy("lIOo".utf8.contains)
  }

  /// Returns the problem of a non-empty cell, given the name of its column; `nil` if there is none.
  static func inColumn(_ column: String, _ cell: String) -> CellProblem? {
    let scalars = cell.unicodeScalars
    if column == "kana" || column.hasSuffix("_kana") {
      return scalars.allSatisfy(\.isOfReadings) ? nil : .notKana(cell)
    }
    if column == "romaji" || column.hasSuffix("_romaji") {
      return scalars.allSatisfy { $0.isASCII && !("0"..."9").contains($0) } ? nil : .notLatin(cell)
    }
    if column == "english" || column.hasSuffix("_english") {
      return scalars.contains { $0.value >= 0x3040 } ? .notEnglish(cell) : nil
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a kana, or a digit or sign that readings may contain.
  var isOfReadings: Bool {
    isKana || "0123456789０１２３４５６７８９ 　・（）".unicodeScalars.contains(self)
  }
}
