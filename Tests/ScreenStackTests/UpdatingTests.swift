import Foundation
import ScreenStackTesting
import TestFolders
import Testing

@Suite("The screens of a walk")
struct UpdatingTests {
  private enum Route: RouteValue { case count }

  private struct Count: Screen<UpdatingTests.Route> {
    var count = 0

    var title: String { "Count" }
    var body: some View<Self> {
      Row("More", detail: "\(count)").onSelect { screen, _ in screen.count += 1 }
    }
  }

  private static func makeStage() -> TestApp<UpdatingTests.Route> {
    TestApp(App(root: .count) { _ in Count() }, size: Size(columns: 24, rows: 6))
  }

  private static let walk = """
    keys 1
    key enter
    expect screen
    |  Count                 |
    end
    # What follows is as in a file beside the walk.
    snapshot after

    """

  @Test("are only compared, and a failure says how they are rewritten")
  func comparing() async throws {
    let folder = try TestFolder()
    try folder.write("keys 1\nsnapshot after\n", to: "walk.keys")
    await withKnownIssue {
      await Self.makeStage().play(folder.file("walk.keys"))
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue.contains("there is no snapshot “after” yet; SCREENSTACK_UPDATE=1 creates it")
      }
    }
    try folder.write(Self.walk, to: "walk.keys")
    await withKnownIssue {
      await Self.makeStage().play(folder.file("walk.keys"))
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("walk.keys:3: expect screen") }
    }
    #expect(try folder.read("walk.keys") == Self.walk)
  }

  @Test("are rewritten where they differ if the environment asks for it, and hold from then on")
  func rewriting() async throws {
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      let folder = try TestFolder()
      try folder.write(Self.walk, to: "walk.keys")
      unsafe setenv("SCREENSTACK_UPDATE", "1", 1)
      #expect(await Self.makeStage().play(folder.file("walk.keys")))
      let written = try folder.read("walk.keys")
      let screen = try #require(
        written.wholeMatch(
          of: /keys 1\nkey enter\nexpect screen\n((?:\|.*\|\n){6})end\n# .*\nsnapshot after\n/))
      #expect(screen.1.contains("More") && screen.1.contains("1"))
      #expect(folder.names(in: "walk.d") == ["after.txt"])
      unsafe unsetenv("SCREENSTACK_UPDATE")
      #expect(await Self.makeStage().play(folder.file("walk.keys")))
      #expect(try folder.read("walk.keys") == written)
    }
    let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    #expect(output.contains("walk.keys: 1 screen rewritten"))
    #expect(output.contains("walk.keys: 1 snapshot rewritten"))
  }
}
