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
      issue.comments.contains {
        $0.rawValue.contains("walk.keys:3: expect screen")
          && $0.rawValue.hasSuffix(
            "To rewrite the expected screens: SCREENSTACK_UPDATE=1 swift test")
      }
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
    #expect(output.contains("walk.keys: 1 snapshot created"))
  }

  @Test("are rewritten once, in the order of the plays, and not for a play that shows others")
  func conflicts() async {
    await #expect(processExitsWith: .success) {
      let folder = try TestFolder()
      try folder.write(Self.walk, to: "walk.keys")
      unsafe setenv("SCREENSTACK_UPDATE", "1", 1)
      let file = folder.file("walk.keys")
      await withTaskGroup { group in
        for _ in 0..<8 { group.addTask { #expect(await Self.makeStage().play(file)) } }
      }
      let written = try folder.read("walk.keys")
      let other = Self.makeStage()
      other.press("enter")
      await withKnownIssue {
        await other.play(file)
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains("another test has rewritten this script") }
      }
      #expect(try folder.read("walk.keys") == written)
    }
  }

  @Test("have one name each")
  func repeatedName() async {
    await #expect(processExitsWith: .success) {
      let folder = try TestFolder()
      try folder.write("keys 1\nsnapshot a\nkey enter\nsnapshot a\n", to: "walk.keys")
      unsafe setenv("SCREENSTACK_UPDATE", "1", 1)
      await withKnownIssue {
        await Self.makeStage().play(folder.file("walk.keys"))
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains("the other screen of line 2") }
      }
    }
  }
}
