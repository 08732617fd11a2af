import Files
import Glibc
import KeyScript
import TerminalCore
import Testing

@Suite("Rewriting expectations")
struct UpdateTests {
  final class Store: SnapshotStore {
    var texts: [String: String] = [:]
    var isReadOnly = false

    func snapshot(named name: String, of script: String) -> String? { texts[script + " " + name] }
    func save(_ text: String, named name: String, of script: String) throws(FileError) {
      if isReadOnly { throw FileError(.write, "walk.d", call: "mkdirat", .system(EACCES)) }
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

  @Test("a report names the lines of the rewritten script")
  func movedLines() throws {
    let report = try play(
      """
      resize 10x2
      define again
      expect depth 1 within 1s
      soft expect depth 3
      end
      key down
      expect screen
      end
      expect screen
      |a|
      |b|
      |c|
      end
      key enter
      call again
      expect depth 2
      """
    ) { $0.isUpdating = true }
    // The first screen is two rows longer, the second one row shorter.
    #expect(report.remarks == ["walk.keys:5, called at walk.keys:18: became true after 0s"])
    #expect(report.failures.map(\.line) == [6, 19])
    #expect(report.failures.first?.origins.map(\.line) == [18])
    #expect(
      report.failures.last?.events == [
        "line 3, at 0s: resize 10x2", "line 8, at 0s: key down", "line 17, at 0s: key enter",
      ])
    #expect(report.failures.last?.command == "app replay --until 19 walk.keys")
    #expect(report.failures.last?.hint == "push is pending: put `settle` before line 19")
  }

  @Test("a snapshot that can't be written fails the play, which tells why")
  func unwritten() throws {
    let store = Store()
    store.isReadOnly = true
    let report = try play("snapshot one") {
      $0.snapshots = store
      $0.isUpdating = true
    }
    #expect(report.failure?.message == "cannot write “walk.d”: Permission denied")
    #expect(report.snapshotError?.code == EACCES)
    #expect(report.remarks.isEmpty)
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
    let created = try play("snapshot one", isUpdating: true)
    #expect(created.failure == nil)
    #expect(created.remarks == ["walk.keys: 1 snapshot created"])
    #expect(store.texts == ["walk.keys one": "|places    |\n|          |\n"])
    #expect(try play("snapshot one").failure == nil)
    let failure = try play("type \"x\"\nsnapshot one").failure
    #expect(failure?.message == "the screen differs from the snapshot “one”")
    #expect(failure?.expectedRows == ["places    ", "          "])
    #expect(failure?.actualRows == ["places    ", "x         "])
    let updated = try play("snapshot two\ntype \"x\"\nsnapshot one", isUpdating: true)
    #expect(
      updated.remarks == ["walk.keys: 1 snapshot created", "walk.keys: 1 snapshot rewritten"])
  }

  @Test("snapshots are kept beside their script")
  func folder() {
    #expect(SnapshotFolders.folder(of: "walks/a.keys") == "walks/a.d")
    #expect(SnapshotFolders.folder(of: "walks/a") == "walks/a.d")
  }
}
