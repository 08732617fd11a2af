import TerminalCore

extension LineParser {
  /// Reads the keys of a `key` directive, at least one.
  mutating func keyPresses() throws(ScriptError) -> [KeyPress] {
    var presses: [KeyPress] = []
    var count = 0
    var token = token()
    guard !token.isEmpty else { throw missing(.key) }
    while !token.isEmpty {
      let press = try keyPress(token)
      count += press.count
      guard count <= ScriptLimit.keys.value else { throw error(.tooMuch(.keys), at: token) }
      presses.append(press)
      token = self.token()
    }
    return presses
  }

  private func keyPress(_ token: Range<Int>) throws(ScriptError) -> KeyPress {
    if let key = try key(token) { return KeyPress(key) }
    guard let star = token.last(where: { bytes[$0] == UInt8(ascii: "*") }),
      star > token.lowerBound, star + 1 < token.upperBound,
      let key = try key(token.lowerBound..<star)
    else { throw unknownKey(token) }
    let repetition = star + 1..<token.upperBound
    guard let count = digits(repetition), (1...ScriptLimit.count).contains(count) else {
      throw malformed(.count, repetition)
    }
    return KeyPress(key, count: count)
  }

  private func unknownKey(_ token: Range<Int>) -> ScriptError {
    let star = token.last { bytes[$0] == UInt8(ascii: "*") } ?? token.upperBound
    let whole = token.lowerBound..<(star > token.lowerBound ? star : token.upperBound)
    let plus = whole.dropLast().last { bytes[$0] == UInt8(ascii: "+") }
    let prefix = plus.map { string(whole.lowerBound..<$0 + 1) } ?? ""
    let isPrefixKnown = prefix.isEmpty || Key(name: prefix + "x") != nil
    // A suggestion keeps the modifiers if they are right, and mends them if the key is.
    let known =
      isPrefixKnown
      ? Key.allNames.map { prefix + $0 }
      : ["ctrl+", "alt+", "shift+"].map { $0 + string((plus ?? 0) + 1..<whole.upperBound) }
    let word = string(whole)
    let nearest = Suggestion.nearest(to: word, among: known)
    return error(.unknown(.key, word, nearest: nearest, known: Key.allNames), at: whole)
  }

  /// The key with a name, or `nil` when there is none.
  private func key(_ token: Range<Int>) throws(ScriptError) -> Key? {
    let isShort = token.count <= 8
    if isShort, let key = Self.shortKeys[packed(token)] { return key }
    if let escape = token.dropLast().first(where: {
      bytes[$0] == UInt8(ascii: "\\") && bytes[$0 + 1] == UInt8(ascii: "u")
        && $0 + 2 < token.upperBound
    }) {
      let text = try unescaped(escape..<token.upperBound).string
      guard let character = text.first, text.count == 1,
        var key = Key(name: string(token.lowerBound..<escape) + "x")
      else { return nil }
      key.code = .character(character)
      return key
    }
    return Key(name: string(token))
  }

  /// The keys whose names are short, so that most lines make no string.
  private static let shortKeys: [UInt64: Key] = {
    let characters = (0x21...0x7E).map { String(Unicode.Scalar($0)) }
    var keys: [UInt64: Key] = [:]
    for prefix in ["", "ctrl+", "alt+"] {
      for name in (Key.allNames + characters).map({ prefix + $0 }) where name.utf8.count <= 8 {
        keys[packed(name)] = Key(name: name)
      }
    }
    return keys
  }()
}
