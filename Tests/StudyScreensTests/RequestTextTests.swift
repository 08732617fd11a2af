import Navigation
import StudyCatalog
import TerminalCore
import TerminalUI
import Testing

@testable import StudyScreens

@Suite("The question above the places of a picker")
struct RequestTextTests {
  @Test(
    "follows how far the round is, except where that has just been heard", arguments: [true, false])
  func progress(isRead: Bool) throws {
    let map = makeStudy(model: StudyModel(.english))
    map.launch([.map], size: Size(columns: 80, rows: 24), appearance: Appearance(motion: .none))
    map.handle(.key(try #require(Key(name: "/"))))
    guard case .prefectures(let search) = try #require(map.path.routes.last) else {
      Issue.record("\(map.path.routes)")
      return
    }
    let request = PlaceRequest(
      question: BilingualText("Where?"), progress: BilingualText("1 / 10"), slot: search.slot)
    var appearance = Appearance(language: .english, motion: .none)
    appearance.adapt(to: TerminalTraits(readsFrames: isRead))
    let app = makeStudy(model: StudyModel(.english))
    app.launch(
      [.prefectures(for: request)], size: Size(columns: 80, rows: 24), appearance: appearance)
    let line = app.compose().lines.first { $0.contains("Where?") }
    #expect(line?.contains("1 / 10") == !isRead, "\(line ?? "none")")
  }
}
