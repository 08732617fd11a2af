import Navigation
import TerminalCore
import TerminalUI
import Testing

@Suite("A field whose Enter does something of its own")
struct FieldActionTests {
  @Test("says so in the hints")
  func hint() {
    let app = show(columns: 40, rows: 6, glyphs: .ascii) { _ in
      TextField("Filter", \.section).onSubmit { _, _ in }.actionName("to the list")
      SecureField("Code", \.section).onSubmit { _, _ in }
    }
    #expect(app.compose().lines.last?.contains("Enter to the list") == true)
    app.press("tab")
    #expect(app.compose().lines.last?.contains("Enter submit") == true)
  }
}
