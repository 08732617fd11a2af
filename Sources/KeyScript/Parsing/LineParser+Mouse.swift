import TerminalCore

extension LineParser {
  /// Reads what follows `mouse`.
  mutating func mouseStep() throws(ScriptError) -> MouseStep {
    switch try word(of: MouseStep.Name.self, .mouseAction, missing: .mouseAction) {
    case .press:
      guard let grip = try grip() else { throw missing(.button) }
      return .press(grip, try position())
    case .move:
      return .move(try grip(), try position(), duration: try duration(after: "in"))
    case .release:
      let grip = try grip()
      skipBlanks()
      return .release(grip, isAtEnd ? nil : try position())
    }
  }

  /// Reads what follows `swipe`.
  mutating func swipe() throws(ScriptError) -> ScriptSwipe {
    let direction = try word(of: ScriptSwipe.Direction.self, .direction, missing: .direction)
    let said = position - direction.rawValue.utf8.count..<position
    let start = try position()
    let end = try position()
    let endToken = position
    guard
      let swipe = ScriptSwipe(from: start, to: end, duration: try duration(after: "in") ?? .zero)
    else {
      let token = endToken - "\(end)".utf8.count..<endToken
      throw error(.malformed(.position, "\(end)"), at: token)
    }
    guard swipe.direction == direction else {
      throw error(
        .wrongDirection(said: direction.rawValue, found: swipe.direction.rawValue), at: said)
    }
    return swipe
  }

  /// Reads what follows `click`.
  mutating func clickPlace() throws(ScriptError) -> ClickPlace {
    guard skip("at") else { throw malformed(.at, token()) }
    return isAtQuote ? .text(try text()) : .position(try position(.place))
  }

  /// Reads what follows `scroll`.
  mutating func scroll() throws(ScriptError) -> Scroll {
    let token = token()
    guard !token.isEmpty else { throw missing(.direction) }
    guard let (wheel, modifiers) = held(token, MouseEvent.Wheel.names) else {
      throw unknown(.direction, token, known: MouseEvent.Wheel.names.map(\.name))
    }
    let count = try numberIfPresent(.count, from: 1, to: ScriptLimit.count) ?? 1
    let position = skip("at") ? try position() : nil
    return Scroll(wheel, modifiers, count: count, at: position)
  }

  /// Reads a button with its modifiers, unless a position or nothing comes next.
  private mutating func grip() throws(ScriptError) -> MouseStep.Grip? {
    skipBlanks()
    guard !isAtEnd, !(0x30...0x39).contains(bytes[position]) else { return nil }
    let token = token()
    guard let (button, modifiers) = held(token, MouseEvent.Button.names) else {
      throw unknown(.button, token, known: MouseEvent.Button.names.map(\.name))
    }
    return MouseStep.Grip(button, modifiers)
  }

  /// A thing of the mouse by its name, and the modifiers written before it.
  private func held<Thing>(
    _ token: Range<Int>, _ things: [(name: String, thing: Thing)]
  ) -> (Thing, KeyModifiers)? {
    let start = token.last { bytes[$0] == UInt8(ascii: "+") }.map { $0 + 1 } ?? token.lowerBound
    guard let named = things.first(where: { isEqual(start..<token.upperBound, $0.name) }) else {
      return nil
    }
    if start == token.lowerBound { return (named.thing, []) }
    return Key(name: string(token.lowerBound..<start) + "x").map { (named.thing, $0.modifiers) }
  }
}
