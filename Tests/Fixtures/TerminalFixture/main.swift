import Glibc
import TerminalCore
import TerminalNcurses

// Shows input on the last row and does what the first argument says when `x` is typed.

let ending = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : "close"
let name = unsafe getenv("TERM").map { unsafe String(cString: $0) } ?? ""
var terminals: [NcursesTerminal] = []
do throws(RendererError) {
  var options = NcursesTerminal.Options(terminalName: name)
  if ending == "paced" { options.frameInterval = .milliseconds(400) }
  if ending == "mouseless" { options.mouse = .off }
  if ending == "patient" { options.replyTime = .seconds(60) }
  if ending == "unasked" {
    (options.background, options.ambiguousWidth, options.frameMarking) = (.dark, .wide, .never)
  }
  terminals.append(try NcursesTerminal(options))
} catch {
  let message = "\(error)\n"
  _ = unsafe write(STDERR_FILENO, message, message.utf8.count)
  exit(2)
}

var terminal: NcursesTerminal { terminals[0] }

var traits = terminal.traits
var last = terminal.notice.map { "notice: \($0)" } ?? "ready"

@MainActor func show() {
  var frame = Frame(size: terminal.size)
  frame.write("東京都ｶﾞ葛\u{E0100}🗾|", at: Position(column: 0, row: 0), style: .bold)
  frame.write("size \(terminal.size)", at: Position(column: 0, row: 1))
  frame.write(last, at: Position(column: 0, row: 2))
  frame.write("┌─①α※", at: Position(column: 0, row: 3), style: Style(foreground: .red))
  let background = terminal.traits.background?.rawValue ?? "unknown"
  frame.write("background \(background)", at: Position(column: 8, row: 3))
  try? terminal.show(frame)
}

/// Shows frames in which neighboring cells differ, and prints the error if it can't.
@MainActor func showLongFrames(_ count: Int) -> String {
  for number in 1...count {
    var frame = Frame(size: terminal.size)
    for index in 0..<(frame.size.columns * frame.size.rows) {
      let (row, column) = index.quotientAndRemainder(dividingBy: frame.size.columns)
      let color = Color(index: UInt8(truncatingIfNeeded: 16 + (index + number) % 200))
      frame.write(
        "\((column + number) % 10)", at: Position(column: column, row: row),
        style: Style(foreground: color))
    }
    frame.write("long \(number)|", at: Position(column: 0, row: 1))
    do throws(RendererError) { try terminal.show(frame) } catch { return "\(error)" }
  }
  return "long"
}

/// Signals to the test, by a file, that the program has come this far.
func tell() {
  let file = CommandLine.arguments.last ?? ""
  close(unsafe creat(file, 0o600))
}

@MainActor func end() throws {
  switch ending {
  case "fatalError": fatalError("the fixture was told to")
  case "index": print([Int]()[CommandLine.arguments.count + 7])
  case "nil":
    // swift-format-ignore: NeverForceUnwrap
    print(Int(ending)!)
  case "throw": throw FixtureError()
  case "overflow": print(Int.max - CommandLine.arguments.count + 7)
  case "stack": print(recurse(0))
  case "pointer": readNowhere()
  case "pointers": readNowhereTwice()
  case "abort": abort()
  case "exit": exit(3)
  case "exitElsewhere": exitElsewhere()
  case "second":
    terminals.append(try NcursesTerminal(NcursesTerminal.Options(terminalName: name)))
  case "fileSize": last = writeBeyondLimit()
  case "handler": handleAbort()
  case "pipe": last = writeToNobody()
  case "suspend": terminal.suspend()
  case "deinit":
    terminals = []
    exit(0)
  case "close":
    terminal.close()
    print("closed")
    exit(0)
  default: break
  }
}

var (downs, pastes, ups) = (0, 0, 0)

while true {
  if last != "long" { show() }
  let events = terminal.events(until: nil)
  if events.isEmpty, traits == terminal.traits { last = "woken" }
  traits = terminal.traits
  for event in events {
    switch event {
    case .text("x"): try end()
    case .text("w"):
      let wake = terminal.wake
      Task.detached { wake() }
    case .text("l"):
      last = showLongFrames(1)
    case .text("m"):
      last = showLongFrames(2000)
      tell()
    case .text("f"):
      fillTerminal()
      tell()
    case .text("n"): tell()
    case .text("u"): terminal.useMouse(false)
    case .text("U"): terminal.useMouse(true)
    case .text("c"): terminal.copy("a\u{1B}[31m\nなごや")
    case .text("q"):
      terminal.close()
      exit(0)
    case .key(Key(.character("c"), .control)):
      terminal.close()
      print("interrupted")
      exit(0)
    case .text("o"): print("printed")
    case .text("O"):
      for number in 1...300_000 { print("line \(number)") }
    case .text("s"): last = "saw \(terminal.printedLines(2).joined(separator: ", "))"
    case .text("e"):
      _ = unsafe write(STDERR_FILENO, "a message\n", 10)
    case .signal(.suspend): terminal.suspend()
    case .signal(.terminate), .signal(.hangUp):
      terminal.close()
      terminal.reraise()
    case .key(Key(.down)) where ending == "count": downs += 1
    case .paste where ending == "count": pastes += 1
    case .key(Key(.up)) where ending == "count": ups += 1
    case .key(let key): last = "key \(key.name)"
    case .resize(let size): last = "resized to \(size)"
    default: last = "\(event)"
    }
  }
  if ending == "count" { last = "\(downs) down, \(pastes) pasted, \(ups) up" }
}
