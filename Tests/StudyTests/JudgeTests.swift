import TerminalCore
import TerminalFake
import TestFolders
import Testing
import TmuxPane

extension ModelCell {
  /// Whether the cell may have been erased with a background.
  fileprivate var isErased: Bool {
    text == " " && style == Style(background: style.background)
  }
}

@Suite("The terminal model, judged by tmux", .timeLimit(.minutes(20)))
struct JudgeTests {
  @Test("shows every frame of a walk as tmux does", arguments: Walk.oneOf(3))
  func walks(walk: Walk) throws {
    let folder = try TestFolder()
    let file = folder.file("walk.cast")
    let result = try BuiltProgram.run(
      ["replay", "--twin", "--export", file, walk.path], in: folder)
    try #require(result.status == 0, "\(result.output)\(result.complaint)")
    let cast = try Recast(folder.read("walk.cast"))
    var model = TerminalModel(size: cast.size)
    let pane = try TmuxPane(size: cast.size)
    var count = 0
    for (_, event) in cast.events {
      switch event {
      case .exit: break
      case .resize(let size):
        model.resize(to: size)
        try pane.resize(to: size)
      case .output(let bytes):
        count += 1
        model.feed(bytes)
        try pane.show(bytes)
        let shown = try pane.screen()
        let places = model.screen.differences(from: shown).filter { place in
          // tmux doesn't report the background of erased cells; `--twin` has checked it.
          !(model[column: place.column, row: place.row].isErased
            && shown[place].text == " " && shown[place].style == .plain)
        }
        try #require(
          places == [],
          "frame \(count); tmux:\n\(shown.picture)\nthe model:\n\(model.screen.picture)")
      }
    }
    #expect(count > 0)
  }
}
