import TerminalCore

extension LineParser {
  /// Parses the arguments of `key`: at least one key.
  mutating func keyPresses() throws(ScriptError) -> [KeyPress] {
    var presses: [KeyPress] = []
    var count = 0
    var token = scanner.token()
    guard !token.isEmpty else { throw scanner.missing(.key) }
    while !token.isEmpty {
      let press = try keyPress(token)
      count += press.count
      guard count <= ScriptLimit.keys.value else { throw scanner.error(.tooMuch(.keys), at: token) }
      presses.append(press)
      token = scanner.token()
    }
    return presses
  }

  private func keyPress(_ token: Range<Int>) throws(ScriptError) -> KeyPress {
    if let key = try key(token) { return KeyPress(key) }
    guard let star = token.last(where: { scanner.bytes[$0] == UInt8(ascii: "*") }),
      star > token.lowerBound, let key = try key(token.lowerBound..<star)
    else { throw unknownKey(token) }
    let repetition = star + 1..<token.upperBound
    guard !repetition.isEmpty else { throw scanner.error(.missing(.count), at: token) }
    guard let count = scanner.digits(repetition), (1...ScriptLimit.count).contains(count) else {
      throw scanner.malformed(.count, repetition)
    }
    return KeyPress(key, count: count)
  }

  private func unknownKey(_ token: Range<Int>) -> ScriptError {
    if scanner.hasReference(token) { return scanner.malformed(.key, token) }
    let star = token.last { scanner.bytes[$0] == UInt8(ascii: "*") } ?? token.upperBound
    let whole = token.lowerBound..<(star > token.lowerBound ? star : token.upperBound)
    let word = scanner.string(whole)
    // Two letters resemble the names of three letters that end in them, such as `tab`.
    let nearest = Key.nearestName(to: word).flatMap {
      word.count == 2 && $0.count == 3 && $0.hasSuffix(word) ? nil : $0
    }
    return scanner.error(.unknown(.key, word, nearest: nearest, known: Key.allNames), at: whole)
  }

  /// The key with a name; `nil` if there is none.
  private func key(_ token: Range<Int>) throws(ScriptError) -> Key? {
    if let key = scanner.packed(token).flatMap({ Self.shortKeys[$0] }) { return key }
    if let escape = token.dropLast().first(where: {
      scanner.bytes[$0] == UInt8(ascii: "\\") && scanner.bytes[$0 + 1] == UInt8(ascii: "u")
        && $0 + 2 < token.upperBound
    }) {
      let text = try scanner.unescaped(escape..<token.upperBound).string
      guard let character = text.first, text.count == 1,
        var key = Key(name: scanner.string(token.lowerBound..<escape) + "x")
      else { return nil }
      key.code = .character(character)
      return key
    }
    return Key(name: scanner.string(token))
  }

  /// The keys with short names, so that most lines are parsed without creating strings.
  private static let shortKeys: [UInt64: Key] = {
    let characters = (0x21...0x7E).map { String(Unicode.Scalar($0)) }
    var keys: [UInt64: Key] = [:]
    for prefix in ["", "ctrl+", "alt+"] {
      for name in (Key.allNames + characters).map({ prefix + $0 }) {
        if let packed = LineScanner.packed(name.utf8) { keys[packed] = Key(name: name) }
      }
    }
    return keys
  }()
}

// MARK: - Mouse

extension LineParser {
  /// Parses the arguments of `mouse`.
  mutating func mouseStep() throws(ScriptError) -> MouseStep {
    switch try scanner.word(of: MouseStep.Name.self, .mouseAction, missing: .mouseAction) {
    case .press:
      guard let held = try held() else { throw scanner.missing(.button) }
      return .press(held, try scanner.position())
    case .move:
      return .move(try held(), try scanner.position(), duration: try scanner.duration(after: "in"))
    case .release:
      let held = try held()
      scanner.skipBlanks()
      return .release(held, scanner.isAtEnd ? nil : try scanner.position())
    }
  }

  /// Parses the arguments of `swipe`.
  mutating func swipe() throws(ScriptError) -> ScriptSwipe {
    let direction = try scanner.word(
      of: ScriptSwipe.Direction.self, .direction, missing: .direction)
    let said = scanner.position - direction.rawValue.utf8.count..<scanner.position
    let start = try scanner.position()
    scanner.skipBlanks()
    let endStart = scanner.position
    let end = try scanner.position()
    let endToken = endStart..<scanner.position
    let duration = try scanner.duration(after: "in") ?? .zero
    guard let swipe = ScriptSwipe(from: start, to: end, duration: duration) else {
      throw scanner.error(.motionlessSwipe, at: endToken)
    }
    guard swipe.direction == direction else {
      throw scanner.error(
        .wrongDirection(said: direction.rawValue, found: swipe.direction.rawValue), at: said)
    }
    return swipe
  }

  /// Parses the arguments of `click`.
  mutating func clickPlace() throws(ScriptError) -> ClickPlace {
    guard scanner.skip("at") else {
      let start = scanner.isAtQuote ? scanner.position : nil
      let token = scanner.token()
      throw start.map { scanner.error(.missing(.at), at: $0..<token.upperBound) }
        ?? scanner.malformed(.at, token)
    }
    return scanner.isAtQuote
      ? .text(try scanner.soughtText(), row: try row()) : .position(try scanner.position(.place))
  }

  /// Parses the arguments of `scroll`.
  mutating func scroll() throws(ScriptError) -> Scroll {
    let token = scanner.token()
    guard !token.isEmpty else { throw scanner.missing(.direction) }
    guard let (wheel, modifiers) = held(token, MouseEvent.Wheel.names) else {
      throw scanner.unknown(.direction, token, known: MouseEvent.Wheel.names.map(\.name))
    }
    let count = try scanner.numberIfPresent(.count, from: 1, to: ScriptLimit.count) ?? 1
    let place = scanner.skip("at") ? try scanner.position() : nil
    return Scroll(wheel, modifiers, count: count, at: place)
  }

  /// Parses a button with its modifiers; `nil` if a position or nothing follows.
  private mutating func held() throws(ScriptError) -> MouseStep.HeldButton? {
    scanner.skipBlanks()
    guard !scanner.isAtEnd, !(0x30...0x39).contains(scanner.bytes[scanner.position]) else {
      return nil
    }
    let token = scanner.token()
    guard let (button, modifiers) = held(token, MouseEvent.Button.names) else {
      throw scanner.unknown(.button, token, known: MouseEvent.Button.names.map(\.name))
    }
    return MouseStep.HeldButton(button, modifiers)
  }

  /// The button or wheel with a name, and the modifiers before the name.
  private func held<Value>(
    _ token: Range<Int>, _ values: [(name: String, value: Value)]
  ) -> (Value, KeyModifiers)? {
    let start =
      token.last { scanner.bytes[$0] == UInt8(ascii: "+") }.map { $0 + 1 } ?? token.lowerBound
    let name = start..<token.upperBound
    guard let match = values.first(where: { scanner.isEqual(name, $0.name) }) else { return nil }
    if start == token.lowerBound { return (match.value, []) }
    return Key(name: scanner.string(token.lowerBound..<start) + "x")
      .map { (match.value, $0.modifiers) }
  }
}
