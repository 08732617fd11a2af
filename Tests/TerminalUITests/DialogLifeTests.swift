import TerminalCore
import TerminalUI
import Testing

@Suite("An app that nobody holds")
struct DialogLifeTests {
  @Test("lets go of what its screens share, though a dialog is open")
  func freed() {
    weak var left: SampleModel?
    do {
      let model = SampleModel()
      left = model
      let app = launch(.dialogs, model: model)
      app.press("enter")
      #expect(app.compose().picture.contains("Which?"))
    }
    #expect(left == nil)
  }
}
