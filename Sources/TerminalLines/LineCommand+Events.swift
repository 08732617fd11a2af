import TerminalCore

extension LineCommand {
  /// The index of the target that the command is for; `nil` if it is for none.
  var target: Int? {
    switch self {
    case .choose(let index), .pressOn(_, let index), .set(let index, _): index
    default: nil
    }
  }

  /// The events that perform the command; empty if it doesn't concern the program.
  func events(for reading: FrameReading) -> [InputEvent] {
    switch self {
    case .choose(let number):
      let target = reading.targets[number]
      // A click on a control can depend on its position, and the first click on a map only focuses
      // a tile.
      return target.takesEnter
        ? [target.mouse(.press(.left)), .key(Key(.enter))]
        : [target.mouse(.press(.left)), target.mouse(.release(.left))]
    case .pressOn(let key, let number):
      return [reading.targets[number].mouse(.press(.left)), .key(key)]
    case .set(let number, let value):
      return [reading.targets[number].mouse(.press(.left)), .paste(value)]
    case .type(let text):
      // A line is added at the end, wherever the cursor is.
      if reading.field == .text {
        let start: [InputEvent] = reading.endsWithoutNewline ? [.key(Key(.enter))] : []
        return [.key(Key(.end, .control))] + start + [.paste(text), .key(Key(.enter))]
      }
      let typed: [InputEvent] = [.key(Key(.character("u"), .control)), .paste(text)]
      // Where no text is asked for, Enter would choose what has the focus.
      let takesEnter = reading.field == .line || reading.field == .entry
      return takesEnter ? typed + [.key(Key(.enter))] : typed
    case .press(let key), .step(let key), .showMode(let key): return [.key(key)]
    case .askAgain, .lacksLine, .lacksValue, .lacksColon, .noLine, .readOn, .readBack, .readStart,
      .readEnd, .readAgain, .help, .listKeys, .unknown:
      return []
    }
  }
}

extension FrameReading.Target {
  /// An event of the mouse on the target: not at its edge, where a swipe begins.
  fileprivate func mouse(_ action: MouseEvent.Action) -> InputEvent {
    let column = min(cells.columns.lowerBound + 2, cells.columns.upperBound - 1)
    let place = Position(column: column, row: cells.rows.lowerBound)
    return .mouse(MouseEvent(action, at: place))
  }
}
