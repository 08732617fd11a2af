import TerminalCore

extension MouseEvent.Button {
  /// The buttons by their names in a script.
  static let names: [(name: String, thing: Self)] = allCases.map { ("\($0)", $0) }
}

extension MouseEvent.Wheel {
  /// The directions by their names in a script.
  static let names: [(name: String, thing: Self)] = allCases.map { ("\($0)", $0) }
}
