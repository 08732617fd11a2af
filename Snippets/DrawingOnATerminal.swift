import TerminalCore
import TerminalNcurses

let terminal = try NcursesTerminal(NcursesTerminal.Options(terminalName: "xterm-256color"))
defer { terminal.close() }

var frame = Frame(size: terminal.size)
frame.write("Press a key.", at: Position(column: 0, row: 0))
try terminal.show(frame)
_ = terminal.events(until: nil)
