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
        let target = try StudyTarget.make(settings)
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
  private let colorings = Mutex<[[String]: [Color]]>([:])
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
    let plain = frame.cells.map { "\(frame.text(of: $0))\($0.style.attributes.rawValue)" }
    let colors = frame.cells.flatMap { [$0.style.foreground, $0.style.background] }
    colorings.withLock {
      if let known = $0[plain], known != colors { pictures.withLock { $0.append(frame.picture) } }
      $0[plain] = colors
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
