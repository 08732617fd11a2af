import TerminalCore

extension TerminalModel {
  /// Applies the numbers of a command that sets colours and attributes.
  mutating func applyStyle(_ numbers: [Int]) {
    var rest = numbers.isEmpty ? [0] : numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: style = .plain
      case 1: style.attributes.insert(.bold)
      case 2: style.attributes.insert(.dim)
      case 4: style.attributes.insert(.underline)
      case 7: style.attributes.insert(.reverse)
      case 10: break  // The usual font, which the Linux console is told to take each time.
      case 22: style.attributes.subtract([.bold, .dim])
      case 24: style.attributes.remove(.underline)
      case 27: style.attributes.remove(.reverse)
      case 30...37: style.foreground = color(number - 30)
      case 40...47: style.background = color(number - 40)
      case 90...97: style.foreground = color(number - 90 + 8)
      case 100...107: style.background = color(number - 100 + 8)
      case 39: style.foreground = .terminal
      case 49: style.background = .terminal
      case 38, 48:
        guard rest.popFirst() == 5, let index = rest.popFirst() else {
          unknown.append("m")
          return
        }
        if number == 38 { style.foreground = color(index) } else { style.background = color(index) }
      default: unknown.append("\(number)m")
      }
    }
  }

  /// The colour with a number; black has no name of its own here, and 16 looks the same.
  private func color(_ index: Int) -> Color {
    Color(index: index == 0 ? 16 : UInt8(truncatingIfNeeded: index))
  }
}
