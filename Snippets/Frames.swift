import TerminalCore
import TerminalFake

var frame = Frame(size: Size(columns: 12, rows: 2))
frame.write("東京都", at: Position(column: 0, row: 0), style: .bold)
frame.write("新宿区", at: Position(column: 2, row: 1))
print(frame.picture)

var decoder = InputDecoder()
let events = decoder.feed("a\u{1B}[A".utf8)
print(events)  // the text “a”, then the up arrow key

let renderer = FakeRenderer(size: frame.size)
renderer.show(frame)
print(renderer.shownCount)  // 1
print(renderer.lastFrame == frame)  // true
