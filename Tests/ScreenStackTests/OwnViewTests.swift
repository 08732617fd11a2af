import Foundation
import ScreenStackTesting
import Testing

@testable import OwnViewsProgram

@Suite("Views of a program's own")
struct OwnViewTests {
  private func launch() -> TestApp<MonthRoute> {
    TestApp(OwnViewsProgram.makeApp(), size: Size(columns: 44, rows: 12))
  }

  @Test("take arrow keys until their edge, where these move the focus")
  func keys() {
    let app = launch()
    app.press("right", "down")
    #expect(app.focusedText == "day 20")
    app.press("down", "up", "left")
    #expect(app.focusedText == "day 19")
    app.press("down", "down")
    #expect(app.focusedText == "sun")
  }

  @Test("leave Enter, Tab and Escape to what they do everywhere")
  func keysOfAll() {
    let app = launch()
    app.press("enter")
    #expect(app.path == [.month, .day(12)])
    app.press("esc", "tab")
    #expect(app.path == [.month])
    #expect(app.focusedText == "rain")
  }

  @Test("name what Enter does")
  func actionName() { #expect(launch().lines.last?.contains("open the day") == true) }

  @Test("can navigate when a cell is clicked")
  func click() {
    let app = launch()
    app.click("25")
    #expect(app.path == [.month, .day(25)])
  }

  @Test("list items that can be chosen")
  func items() {
    let app = launch()
    app.press("tab", "right", "enter")
    #expect(app.text.contains("tag: sun"))
  }

  @Test("have a value that line mode sets")
  func lines() throws {
    let (input, output) = (Pipe(), Pipe())
    try input.fileHandleForWriting.write(contentsOf: Data("1 20\n1 31\n1\n".utf8))
    try input.fileHandleForWriting.close()
    let terminal = try LineTerminal(
      size: Size(columns: 60, rows: 40), input: input.fileHandleForReading.fileDescriptor,
      output: output.fileHandleForWriting.fileDescriptor)
    let app = OwnViewsProgram.makeApp()
    app.launch(size: terminal.size)
    try app.run(on: terminal)
    terminal.close()
    try output.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text.contains("1  Day 20"), "\(text)")
    #expect(text.contains("June › June 20"), "\(text)")
  }
}
