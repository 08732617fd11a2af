import KeyScript
import TerminalCore
import Testing

@Suite("Rewriting expectations")
struct UpdateTests {
  final class Store: SnapshotStore {
    var texts: [String: String] = [:]

    func snapshot(named name: String, of script: String) -> String? { texts[script + " " + name] }
    func save(_ text: String, named name: String, of script: String) {
      texts[script + " " + name] = text
    }
  }

  @Test("updating rewrites only the screens that differ")
  func screens() throws {
    let source = """
      # odd   spacing stays
      keys   1
      term 10x2
      expect screen   # wrong
      |a|
        end

      expect screen
      |places    |
      |          |
      end
      type  "x"
      expect screen within 1s
      end # not yet
      """
      .replacing(" # not yet", with: "") + "\n\n"
    var player = Player { FakeProgram($0) }
    player.isUpdating = true
    let report = player.play(try Script(parsing: source))
    #expect(report.outcome.exitStatus == 0)
    let updated = try #require(ScreenUpdate.applying(report.screenUpdates, to: source))
    #expect(
      updated == """
        # odd   spacing stays
        keys   1
        term 10x2
        expect screen   # wrong
        |places    |
        |          |
          end

        expect screen
        |places    |
        |          |
        end
        type  "x"
        expect screen within 1s
        |places    |
        |x         |
        end


        """)
    player.isUpdating = false
    #expect(player.play(try Script(parsing: updated)).outcome.exitStatus == 0)
    #expect(player.play(try Script(parsing: source)).outcome.exitStatus == 1)
  }

  @Test("updating does not forgive any other expectation")
  func others() throws {
    #expect(try play("expect depth 2") { $0.isUpdating = true }.outcome.exitStatus == 1)
  }

  @Test("a snapshot is created by updating, compared, and updated")
  func snapshots() throws {
    let store = Store()
    func play(_ lines: String, isUpdating: Bool = false) throws -> PlayReport {
      try KeyScriptTests.play("resize 10x2\n" + lines) {
        $0.snapshots = store
        $0.isUpdating = isUpdating
      }
    }
    #expect(
      try play("snapshot one").failure?.message
        == "there is no snapshot “one” yet; updating creates it")
    #expect(try play("snapshot one", isUpdating: true).failure == nil)
    #expect(store.texts == ["walk.keys one": "|places    |\n|          |\n"])
    #expect(try play("snapshot one").failure == nil)
    let failure = try play("type \"x\"\nsnapshot one").failure
    #expect(failure?.message == "the screen differs from the snapshot “one”")
    #expect(failure?.expectedRows == ["places    ", "          "])
    #expect(failure?.actualRows == ["places    ", "x         "])
  }

  @Test("snapshots are kept beside their script")
  func folder() {
    #expect(SnapshotFolders.folder(of: "walks/a.keys") == "walks/a.d")
    #expect(SnapshotFolders.folder(of: "walks/a") == "walks/a.d")
  }
}
