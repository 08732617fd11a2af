import KeyScript
import StudyScreens
import TerminalCore
import TerminalFake
import TerminalUI

/// Study on a fake terminal, with all conditions checked after every event.
final class CheckedTarget: ScriptTarget {
  /// The first violation, which ends the play.
  private(set) var violation: Violation?

  /// The number of events handled so far.
  private(set) var eventCount = 0

  /// The number of events between slow checks.
  private static let rareness = 8

  /// The smallest number of rows in which the focused row must be visible.
  private static let roomyRows = 16

  /// The names of screens with text that may take more rows than the window has.
  private static let texts = ["lesson", "record"]

  /// The pending timers that mean that something is moving.
  private static let motions: Set = ["a transition", "a swipe that was let go"]

  private let target: AppTarget<StudyRoute>
  private let settings: ScriptSettings
  private var size: Size
  private var checkedFrames = -1

  init(playing settings: ScriptSettings) throws {
    self.settings = settings
    size = settings.size
    target = try FuzzedStudy.make(settings)
    check()
  }

  var now: Duration { target.now }
  var nextDeadline: Duration? { target.nextDeadline }
  var pending: [String] { target.pending }
  var overdueTasks: [String] { target.overdueTasks }
  var frame: Frame { target.frame }
  var route: String { target.route }
  var mode: String { target.mode }
  var active: String { target.active }
  var depth: Int { target.depth }
  var title: String { target.title }
  var focusedText: String? { target.focusedText }
  var copied: String? { target.copied }
  var lastJournalRecord: [String]? { target.lastJournalRecord }
  var leaks: [String] { target.leaks }
  var exitStatus: Int32? { violation == nil ? target.exitStatus : 1 }

  func route(ofMode mode: String) -> String? { target.route(ofMode: mode) }

  func handle(_ event: InputEvent) {
    guard violation == nil else { return }
    if case .resize(let size) = event { self.size = size }
    target.handle(event)
    eventCount += 1
    check()
  }

  func advance(to time: Duration) {
    guard violation == nil else { return }
    target.advance(to: time)
    check()
  }

  func setLoading(_ loading: ScriptLoading) throws(RefusedSetting) {
    try target.setLoading(loading)
  }
  func takeLifecycleEvents() -> [String] { target.takeLifecycleEvents() }
  func quit() { target.quit() }

  /// Lets everything end, and checks that nothing is left over.
  func finish() throws(Violation) {
    advance(to: now + .seconds(12))
    if let violation { throw violation }
    guard target.pending.isEmpty || target.exitStatus != nil else {
      throw Violation("still pending after 12 s: \(target.pending)")
    }
    try checkThoroughly()
    target.handle(.signal(.terminate))
    guard target.exitStatus != nil else { throw Violation("does not end when it has to") }
    guard target.leaks.isEmpty else { throw Violation("left at the end: \(target.leaks)") }
    guard target.nextDeadline == nil else { throw Violation("a timer is left at the end") }
  }

  private func check() {
    do throws(Violation) {
      if target.renderer.shownCount != checkedFrames {
        checkedFrames = target.renderer.shownCount
        try target.frame.check(size: size)
      }
      if eventCount % Self.rareness == 0 { try checkThoroughly() }
    } catch {
      violation = error
    }
  }

  private func checkThoroughly() throws(Violation) {
    guard target.leaks.isEmpty else { throw Violation("leaks: \(target.leaks)") }
    guard target.exitStatus == nil else { return }
    try checkFocus()
    // A moving screen is only composed again when its next frame is due.
    guard !target.pending.contains(where: Self.motions.contains) else { return }
    let fresh = target.app.compose()
    guard fresh == target.frame else {
      throw Violation("a change was not shown:\n\(target.frame.picture)\nbut\n\(fresh.picture)")
    }
  }

  /// Checks that what has the focus is visible if there is room.
  private func checkFocus() throws(Violation) {
    guard size.rows >= Self.roomyRows, size.columns >= 20, target.pending.isEmpty,
      let focused = target.focusedText, !focused.isEmpty
    else { return }
    guard target.app.showsFocus, !isReading else { return }
    // What has the focus draws its place into the frame, be it a row or a tile of the map.
    guard target.frame.focus != nil || target.frame.cursor != nil else {
      throw Violation("the focus “\(focused)” is out of sight:\n\(target.frame.picture)")
    }
  }

  /// Whether a lesson or a record has been scrolled to plain text, away from the focus.
  private var isReading: Bool {
    guard Self.texts.contains(where: active.hasPrefix) else { return false }
    return !(1..<size.rows).contains(where: isNumberedRow)
  }

  /// What the script's screens are drawn with.
  private var look: Appearance {
    var look = Appearance(glyphs: settings.glyphs, theme: settings.theme.theme)
    look.adapt(to: TerminalTraits(colors: settings.color))
    return look
  }

  /// Whether a row begins with the muted number by which it can be chosen, not with a counter such
  /// as “1 / 10”.
  private func isNumberedRow(_ row: Int) -> Bool {
    let frame = target.frame
    let number = frame[column: 2, row: row]
    return number.style == look.theme[.muted] && number.scalar?.properties.numericType != nil
      && frame[column: 3, row: row].scalar == " " && frame[column: 4, row: row].scalar != "/"
  }
}
