import TerminalCore

/// A line of the inspector.
struct InspectorLine {
  let text: String
  let style: Style

  init(_ text: String, _ style: Style = .plain) {
    self.text = text
    self.style = style
  }
}
