import TerminalCore
import TerminalFake

extension ModelCell {
  /// The cell for people, such as `“東” (2 wide, bold fg=4)`.
  var words: String {
    if width == 0 { return "the second half of a glyph" }
    let look = StyleTest(
      style.attributes, foreground: style.foreground == .terminal ? nil : style.foreground,
      background: style.background == .terminal ? nil : style.background)
    return "“\(text)” (\(width) wide, \(look.text))"
  }
}
