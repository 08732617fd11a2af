/// The HTML of a field of a note, turned into text.
struct NoteMarkup {
  /// What becomes of the text between two tags.
  private enum Mode {
    case plain, raised, lowered, hidden
  }

  /// The text without tags: with a new line or a blank for those that end a line or a cell, with
  /// readings in brackets, raised numbers as such, and with the characters that entities stand for.
  private(set) var text = ""

  private var mode = Mode.plain
  /// The text since the last tag, if it isn't plain.
  private var part = ""

  /// The longest entity, so that a sign alone doesn't search all that follows.
  private static let longestEntity = 32

  /// Reads a field.
  init(_ field: String) {
    var rest = field[...]
    // The next end of a tag, which many signs that begin none would search for again and again.
    var end = rest.firstIndex(of: ">")
    while let mark = rest.firstIndex(where: { $0 == "<" || $0 == "&" }) {
      part += rest[..<mark]
      let (isTag, body) = (rest[mark] == "<", rest[mark...].dropFirst())
      if let passed = end, passed < mark { end = body.firstIndex(of: ">") }
      let close = isTag ? end : body.prefix(Self.longestEntity + 1).firstIndex(of: ";")
      if let close, isTag ? read(tag: body[..<close]) : read(entity: body[..<close]) {
        rest = rest[close...].dropFirst()
      } else {
        part.append(rest[mark])
        rest = body
      }
    }
    part += rest
    endPart()
  }

  /// Reads a tag; returns `false` if it isn't one.
  private mutating func read(tag body: Substring) -> Bool {
    let isEnd = body.first == "/"
    let name = body.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    guard name.first?.isLetter == true || body.hasPrefix("!") else { return false }
    endPart()
    switch name {
    case "sup": mode = isEnd ? .plain : .raised
    case "sub": mode = isEnd ? .plain : .lowered
    case "rp", "script", "style": mode = isEnd ? .plain : .hidden
    case "rt": text += isEnd ? "]" : "["
    case "b", "i", "u", "em", "strong", "span", "font", "a", "img", "ruby", "rb", "rtc", "code",
      "mark", "small", "big", "s", "del", "ins", "":
      break
    case "br", "div", "p", "li", "ul", "ol": text += "\n"
    default: text += " "
    }
    return true
  }

  /// Reads an entity; returns `false` if it isn't a known one.
  private mutating func read(entity body: Substring) -> Bool {
    guard body.first == "#" else {
      guard let meant = Self.entities[String(body)] else { return false }
      part += meant
      return true
    }
    let digits = body.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let code = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    guard let scalar = code.flatMap(Unicode.Scalar.init) else { return false }
    part.unicodeScalars.append(scalar)
    return true
  }

  private mutating func endPart() {
    switch mode {
    case .plain: text += part
    case .raised: text += Self.shifted(part, to: Self.raised) ?? "^\(part)"
    case .lowered: text += Self.shifted(part, to: Self.lowered) ?? "_\(part)"
    case .hidden: break
    }
    part = ""
  }

  /// The signs of a text in their raised or lowered form; `nil` if one of them has none.
  private static func shifted(_ text: String, to signs: [Character]) -> String? {
    var result = ""
    for sign in text {
      guard let place = plain.firstIndex(of: sign) else { return nil }
      result.append(signs[place])
    }
    return result
  }

  private static let plain = Array("0123456789+-−")
  private static let raised = Array("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻")
  private static let lowered = Array("₀₁₂₃₄₅₆₇₈₉₊₋₋")

  /// The characters that entities stand for: those of HTML 3.2, and the usual signs of text.
  private static let entities: [String: String] = {
    var meant = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "hellip": "…", "ndash": "–",
      "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "minus": "−",
      "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "harr": "↔", "rArr": "⇒", "hArr": "⇔",
      "le": "≤", "ge": "≥", "ne": "≠", "asymp": "≈", "infin": "∞", "radic": "√", "pi": "π",
      "alpha": "α", "beta": "β", "gamma": "γ", "Delta": "Δ", "Omega": "Ω", "euro": "€",
      "trade": "™", "bull": "•", "oelig": "œ", "OElig": "Œ",
    ]
    for (offset, name) in latin1.split(separator: " ").enumerated() {
      meant[String(name)] = Unicode.Scalar(0xA0 + UInt32(offset)).map { String($0) }
    }
    (meant["nbsp"], meant["shy"]) = (" ", "")
    return meant
  }()

  /// The names of the characters from U+00A0 to U+00FF, in order.
  private static let latin1 =
    """
    nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn \
    sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave \
    Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml \
    ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN \
    szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute \
    icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml \
    yacute thorn yuml
    """
}
