import TerminalCore

extension MouseStep {
  /// What follows `mouse`.
  var text: String {
    switch self {
    case .press(let grip, let position): "press \(grip.text) \(position)"
    case .move(let grip, let position, let duration):
      "move " + (grip.map { $0.text + " " } ?? "") + "\(position)"
        + (duration.map { " in " + Notation.duration($0) } ?? "")
    case .release(let grip, let position):
      "release" + (grip.map { " " + $0.text } ?? "") + (position.map { " \($0)" } ?? "")
    }
  }
}

extension MouseStep.Grip {
  /// The grip as it stands in a script, such as `ctrl+left`.
  var text: String { Notation.prefix(modifiers) + "\(button)" }
}

extension ScriptSwipe {
  /// What follows `swipe`.
  var text: String {
    "\(direction) \(start) \(end)"
      + (duration == .zero ? "" : " in " + Notation.duration(duration))
  }
}

extension Scroll {
  /// What follows `scroll`.
  var text: String {
    Notation.prefix(modifiers) + "\(wheel)" + (count == 1 ? "" : " \(count)")
      + (position.map { " at \($0)" } ?? "")
  }
}
