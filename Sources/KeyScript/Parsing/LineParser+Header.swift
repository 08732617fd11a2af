import TerminalCore

extension LineParser {
  /// Reads what follows `term`.
  mutating func terminalSettings() throws(ScriptError) -> TerminalSettings {
    var settings = TerminalSettings(size: try size())
    var seen: Set<TerminalOption> = []
    var token = token()
    while !token.isEmpty {
      let equals = token.first { bytes[$0] == UInt8(ascii: "=") } ?? token.upperBound
      let name = token.lowerBound..<equals
      guard let option = TerminalOption(rawValue: string(name)) else {
        throw unknown(.option, name, known: TerminalOption.allCases.map(\.rawValue))
      }
      guard seen.insert(option).inserted else {
        throw error(.repeated(option.rawValue), at: name)
      }
      let value = min(equals + 1, token.upperBound)..<token.upperBound
      switch option {
      case .color: settings.color = try optionValue(value)
      case .glyphs: settings.glyphs = try optionValue(value)
      case .theme: settings.theme = try optionValue(value)
      case .motion: settings.motion = try optionValue(value)
      }
      token = self.token()
    }
    return settings
  }

  /// Reads what follows `set`.
  mutating func setting() throws(ScriptError) -> Setting {
    switch try word(of: Setting.Name.self, .setting, missing: .setting) {
    case .seed:
      let token = token()
      guard token.allSatisfy({ (0x30...0x39).contains(bytes[$0]) }),
        let seed = UInt64(string(token))
      else { throw malformed(.number, token) }
      return .seed(seed)
    case .now:
      let token = token()
      guard let time = WallTime(string(token)) else { throw malformed(.moment, token) }
      return .now(time)
    case .state:
      if isAtQuote { return .state(.folder(try text())) }
      return skip("empty") ? .state(.empty) : .state(.folder(try wordOrText()))
    case .load:
      return skip("fail") ? .load(.fails) : .load(.takes(try duration(.loading)))
    }
  }

  private func optionValue<Value: RawRepresentable<String> & CaseIterable>(
    _ token: Range<Int>
  ) throws(ScriptError) -> Value {
    guard let value = Value(rawValue: string(token)) else {
      let known = Value.allCases.map(\.rawValue)
      guard !token.isEmpty else {
        throw error(.unknown(.value, "", nearest: nil, known: known), at: token)
      }
      throw unknown(.value, token, known: known)
    }
    return value
  }
}
