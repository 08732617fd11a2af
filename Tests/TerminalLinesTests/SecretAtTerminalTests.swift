import Glibc
import TerminalCore
import TerminalLines
import TerminalUI
import Testing

@Suite("Line mode at a terminal, while a secret is asked for")
struct SecretAtTerminalTests {
  @Test(
    "has the terminal show nothing of what is typed, and leaves it as it was",
    arguments: [tcflag_t(ECHO), tcflag_t(ECHO | ECHONL), 0])
  func secretAtTerminal(shown: tcflag_t) throws {
    var (master, slave): (CInt, CInt) = (-1, -1)
    try #require(unsafe openpty(&master, &slave, nil, nil, nil) == 0)
    defer { close(master) }
    let both = tcflag_t(ECHO | ECHONL)
    var settings = termios()
    unsafe tcgetattr(slave, &settings)
    settings.c_lflag = settings.c_lflag & ~both | shown
    unsafe tcsetattr(slave, TCSANOW, &settings)
    let typist = Typist(at: master, typing: ["hunter2\n", ":q\n"], after: "Password> ")
    let terminal = try LineTerminal(input: slave, output: slave)
    let app = makeShop(.login)
    app.launch(size: terminal.size)
    try app.run(on: terminal)
    terminal.close()
    unsafe tcgetattr(slave, &settings)
    #expect(settings.c_lflag & both == shown)
    close(slave)
    let text = typist.waitForText("*******")
    #expect(text.contains("*******") && !text.contains("hunter2"))
  }

  @Test("shows nothing either if something wakes the program meanwhile")
  func wokenSecret() throws {
    var (master, slave): (CInt, CInt) = (-1, -1)
    try #require(unsafe openpty(&master, &slave, nil, nil, nil) == 0)
    defer { for end in [master, slave] { close(end) } }
    let terminal = try LineTerminal(input: slave, output: slave)
    var frame = Frame(size: terminal.size)
    frame.reading = FrameReading(titles: ["Shop"], body: Rect(size: frame.size))
    frame.reading?.isSecret = true
    try terminal.show(frame)
    terminal.wake()
    #expect(terminal.events(until: nil).isEmpty)
    var settings = termios()
    unsafe tcgetattr(slave, &settings)
    #expect(settings.c_lflag & tcflag_t(ECHO) == 0)
  }
}
