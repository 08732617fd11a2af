/// Parses a regular expression, character by character.
struct PatternParser {
  /// The deepest nesting of groups.
  private static let depthLimit = 100

  private var rest: Substring
  private var depth = 0
  /// The names of the parts so far, in their order.
  private(set) var names: [String] = []

  init(_ text: String) {
    rest = text[...]
  }

  /// Parses the whole expression.
  mutating func whole() throws(RowPattern.Fault) -> PatternNode {
    let node = try alternatives()
    guard rest.isEmpty else { throw .malformed("nothing opens the “)”; write \\)") }
    return node
  }

  private mutating func alternatives() throws(RowPattern.Fault) -> PatternNode {
    var nodes = [try sequence()]
    while skip("|") { nodes.append(try sequence()) }
    return nodes.count == 1 ? nodes[0] : .either(nodes)
  }

  private mutating func sequence() throws(RowPattern.Fault) -> PatternNode {
    var nodes: [PatternNode] = []
    while let next = rest.first, next != "|", next != ")" {
      let node = try atom()
      nodes.append(try repeated(node))
    }
    return .sequence(nodes)
  }

  private mutating func atom() throws(RowPattern.Fault) -> PatternNode {
    guard let character = rest.popFirst() else { throw .malformed("the end is missing") }
    switch character {
    case "^": return .at(.start)
    case "$": return .at(.end)
    case ".": return .one(.any)
    case "(": return try group()
    case "[": return .one(try set())
    case "\\": return try escaped()
    case "*", "+", "?", "{":
      throw .malformed("there is nothing to repeat before “\(character)”; write \\\(character)")
    default: return .one(.character(character))
    }
  }

  private mutating func group() throws(RowPattern.Fault) -> PatternNode {
    let name = try skip("?") ? groupName() : nil
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else { throw .tooLarge }
    let node = try alternatives()
    guard skip(")") else { throw .malformed("a “(” has no “)”; write \\( for the character") }
    return name.map { .part($0, node) } ?? node
  }

  /// Parses what follows `(?`: the name of a part, or nothing.
  private mutating func groupName() throws(RowPattern.Fault) -> String? {
    if skip(":") { return nil }
    guard skip("<") else { throw .malformed("only (?: and (?<name> can follow “(”") }
    let name = String(rest.prefix { $0 != ">" })
    rest = rest.dropFirst(name.count)
    guard skip(">"), Notation.isName(name.utf8) else {
      throw .malformed("a name in (?<name> needs letters, digits or hyphens")
    }
    guard !names.contains(name) else { throw .malformed("two parts are named “\(name)”") }
    names.append(name)
    return name
  }

  private mutating func escaped() throws(RowPattern.Fault) -> PatternNode {
    if skip("b") { return .at(.wordEdge) }
    if skip("B") { return .at(.noWordEdge) }
    return .one(try escapedSet())
  }

  private mutating func escapedSet() throws(RowPattern.Fault) -> PatternSet {
    guard let character = rest.popFirst() else {
      throw .malformed("nothing follows the last “\\”; write \\\\")
    }
    switch character {
    case "d": return .digit
    case "D": return .not(.digit)
    case "w": return .word
    case "W": return .not(.word)
    case "s": return .blank
    case "S": return .not(.blank)
    default:
      guard !character.isLetter, !character.isNumber else {
        throw .malformed("there is no \\\(character), only \\d \\D \\w \\W \\s \\S \\b \\B")
      }
      return .character(character)
    }
  }

  /// Parses what follows an opening bracket.
  private mutating func set() throws(RowPattern.Fault) -> PatternSet {
    let isNegated = skip("^")
    var sets: [PatternSet] = []
    while let character = rest.popFirst() {
      if character == "]" {
        guard !sets.isEmpty else { throw .malformed("“[]” has no characters") }
        return isNegated ? .not(.oneOf(sets)) : .oneOf(sets)
      }
      if character == "\\" {
        sets.append(try escapedSet())
      } else if rest.first == "-", let end = rest.dropFirst().first, end != "]", end != "\\" {
        guard let first = character.onlyScalar, let last = end.onlyScalar, first <= last else {
          throw .malformed("“\(character)-\(end)” goes backwards or has parts")
        }
        rest = rest.dropFirst(2)
        sets.append(.range(first...last))
      } else {
        sets.append(.character(character))
      }
    }
    throw .malformed("a “[” has no “]”; write \\[ for the character")
  }

  /// Parses the repetitions of a node. Greedy or lazy only affects the named parts.
  private mutating func repeated(_ node: PatternNode) throws(RowPattern.Fault) -> PatternNode {
    let (least, most): (Int, Int?)
    if skip("*") {
      (least, most) = (0, nil)
    } else if skip("+") {
      (least, most) = (1, nil)
    } else if skip("?") {
      (least, most) = (0, 1)
    } else if skip("{") {
      (least, most) = try bounds()
    } else {
      return node
    }
    return .repeated(node, least: least, most: most, isLazy: skip("?"))
  }

  /// Parses `3}`, `3,}` or `3,5}`.
  private mutating func bounds() throws(RowPattern.Fault) -> (Int, Int?) {
    let least = try number()
    guard skip(",") else {
      guard skip("}") else { throw .unclosedCount }
      return (least, least)
    }
    if skip("}") { return (least, nil) }
    let most = try number()
    guard least <= most else { throw .malformed("“{\(least),\(most)}” goes backwards") }
    guard skip("}") else { throw .unclosedCount }
    return (least, most)
  }

  private mutating func number() throws(RowPattern.Fault) -> Int {
    let digits = rest.prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty else { throw .malformed("a number is missing after “{” or “,”") }
    rest = rest.dropFirst(digits.count)
    guard let number = Int(digits), number <= RowPattern.limit else { throw .tooLarge }
    return number
  }

  private mutating func skip(_ character: Character) -> Bool {
    guard rest.first == character else { return false }
    rest = rest.dropFirst()
    return true
  }
}

extension RowPattern.Fault {
  fileprivate static let unclosedCount = Self.malformed(
    "a “{” has no “}”; write \\{ for the character")
}
