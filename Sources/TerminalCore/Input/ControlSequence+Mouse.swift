/// Mouse reports: `ESC [ < buttons ; column ; row M`, or `m` when a button is released.
///
/// The low two bits identify the button; 4, 8, and 16 stand for Shift, Alt, and Control, 32 for
/// motion, and 64 for the wheel. Columns and rows count from 1.
extension ControlSequence {
  static let motionBit = 32
  static let wheelBit = 64
  static let buttons: [MouseEvent.Button] = [.left, .middle, .right]
  static let wheels: [MouseEvent.Wheel] = [.up, .down, .left, .right]
  static let modifierBits: [(bit: Int, modifier: KeyModifiers)] = [
    (4, .shift), (8, .alt), (16, .control),
  ]

  /// The largest column and row to accept, so that no arithmetic overflows.
  private static let farthest = 65_535

  var mouseMeaning: Meaning {
    guard numbers.count == 3, intermediates.isEmpty, let action = mouseAction,
      number(1) >= 1, number(2) >= 1
    else { return .unknown }
    let position = Position(
      column: min(number(1), Self.farthest) - 1, row: min(number(2), Self.farthest) - 1)
    var modifiers: KeyModifiers = []
    for (bit, modifier) in Self.modifierBits where number(0) & bit != 0 {
      modifiers.insert(modifier)
    }
    return .event(.mouse(MouseEvent(action, at: position, modifiers)))
  }

  private var mouseAction: MouseEvent.Action? {
    let isRelease = final == UInt8(ascii: "m")
    guard final == UInt8(ascii: "M") || isRelease, number(0) < 2 * Self.wheelBit else { return nil }
    let button = number(0) & 3
    if number(0) & Self.wheelBit != 0 {
      return isRelease || number(0) & Self.motionBit != 0 ? nil : .wheel(Self.wheels[button])
    }
    guard button < Self.buttons.count else { return nil }
    if isRelease { return .release(Self.buttons[button]) }
    if number(0) & Self.motionBit != 0 { return .drag(Self.buttons[button]) }
    return .press(Self.buttons[button])
  }
}
