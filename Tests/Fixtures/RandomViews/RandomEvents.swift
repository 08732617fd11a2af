package import SeededRandom
package import TerminalCore

extension SeededGenerator {
  /// Makes an event for a screen of random views: mostly a key, sometimes a text, the mouse, or
  /// another size from 0×0.
  package mutating func inputEvent() -> InputEvent {
    switch Int.random(in: 0..<10, using: &self) {
    case 0:
      return .resize(
        Size(
          columns: Int.random(in: 0...90, using: &self), rows: Int.random(in: 0...30, using: &self))
      )
    case 1: return .text(pick(["a", "名", "+", "-", " ", "1"]))
    case 2, 3:
      let actions: [MouseEvent.Action] = [
        .press(.left), .release(.left), .drag(.left), .wheel(.down), .wheel(.up),
      ]
      return .mouse(
        MouseEvent(
          pick(actions),
          at: Position(
            column: Int.random(in: 0...90, using: &self), row: Int.random(in: 0...30, using: &self))
        ))
    default:
      let codes: [Key.Code] = [
        .up, .down, .down, .left, .right, .tab, .pageUp, .pageDown, .home, .end, .enter,
        .backspace, .delete,
      ]
      let modifiers: [KeyModifiers] = [[], [], [], .shift, .control, .alt]
      return .key(Key(pick(codes), pick(modifiers)))
    }
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }
}
