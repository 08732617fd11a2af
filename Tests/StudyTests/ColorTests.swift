import KeyScript
import Synchronization
import TerminalCore
import Testing

@testable import study

@Suite("Colours")
struct ColorTests {
  @Test("say nothing that the screen doesn't say without them")
  func tellNothingAlone() throws {
    let seen = SeenScreens()
    for walk in Walk.all {
      var player = Player { settings in
        let target = try StudyTarget.make(settings, temporary: "/tmp")
        // A screen that moves is cut at its edge, and the mark of its focused row is cut off first.
        return MirroredTarget(target) { if target.pending.isEmpty { seen.add($0) } }
      }
      player.snapshots = SnapshotFolders()
      #expect(player.play(try walk.script()).outcome.exitStatus == 0)
    }
    #expect(seen.ambiguous == [])
    #expect(seen.coloredCount > 10)
  }
}

/// The screens of some walks, keyed by their look without colours.
private final class SeenScreens: Sendable {
  /// A screen without its colours.
  private struct Look: Hashable {
    var text = ""
    var attributes: [UInt8] = []
  }

  private let colorings = Mutex<[Look: [Color]]>([:])
  private let pictures = Mutex<[String]>([])

  /// The screens that occurred in two colourings.
  var ambiguous: [String] { pictures.withLock(\.self) }

  /// How many screens had a colour.
  var coloredCount: Int {
    colorings.withLock { $0.values.count { $0.contains { $0 != .terminal } } }
  }

  func add(_ frame: Frame) {
    // Nor does a screen count that is held in a swipe, and cut in the same way.
    guard !frame.isSwiped else { return }
    var look = Look()
    var colors: [Color] = []
    for cell in frame.cells {
      look.text += frame.text(of: cell)
      let style = cell.style
      look.attributes.append(style.attributes.rawValue)
      colors.append(style.foreground)
      colors.append(style.background)
    }
    colorings.withLock {
      if let known = $0[look], known != colors { pictures.withLock { $0.append(frame.picture) } }
      $0[look] = colors
    }
  }
}

extension Frame {
  /// Whether the screen beneath is visible at the left edge, dimmed; a sheet dims the whole line.
  fileprivate var isSwiped: Bool {
    func isDim(column: Int) -> Bool {
      self[column: column, row: size.rows - 1].style.attributes.contains(.dim)
    }
    return isDim(column: 0) && !isDim(column: size.columns - 1)
  }
}
