import Dispatch
import Navigation
public import Records
import SpacedRepetition
import Synchronization
import TerminalCore
import TerminalUI

/// Makes the daily copy of the records on a thread of its own while the app runs.
public final class Copying: Sendable {
  /// How long the program waits for a copy before it quits, in real time.
  public static let patience = Duration.seconds(2)

  private struct State {
    /// The day of the last copy that this run started; `nil` before the first.
    var day: StudyDay?
    /// Whether a copy is in progress.
    var isUnderWay = false
    /// Why the last copy failed; `nil` once the error was followed up.
    var error: RecordsError?
    /// Called on any thread when a copy has failed.
    var tell: @Sendable () -> Void = {}
  }

  private let state = Mutex(State())
  /// Signaled at the end of each copy.
  private let ended = DispatchSemaphore(value: 0)
  private let make: @Sendable (DailyCopy) throws(RecordsError) -> Void

  /// Creates the copying of one run. Programs use the default `make`; tests replace it to control
  /// how a copy turns out.
  public init(
    make: @escaping @Sendable (DailyCopy) throws(RecordsError) -> Void = {
      copy throws(RecordsError) in try copy.make()
    }
  ) {
    self.make = make
  }

  /// Waits until no copy is in progress or the time is up. If the program then quits during a copy,
  /// the partial copy is discarded.
  public func wait(atMost time: Duration) {
    let end = DispatchTime.now() + .milliseconds(time.count(of: .milliseconds(1)))
    while state.withLock(\.isUnderWay), ended.wait(timeout: end) == .success {}
  }

  /// Whether the copy of a day was already started, or isn't needed.
  fileprivate func hasBegun(on day: StudyDay) -> Bool { state.withLock { $0.day == day } }

  /// Marks the copy of a day as started.
  fileprivate func begin(on day: StudyDay) { state.withLock { $0.day = day } }

  /// Marks a copy as in progress before its thread starts, because the program may quit right away.
  fileprivate func expect() { state.withLock { $0.isUnderWay = true } }

  /// Makes the copy announced with ``expect()``, on a thread that may block on disk access.
  fileprivate func run(_ copy: DailyCopy) {
    defer {
      state.withLock { $0.isUnderWay = false }
      ended.signal()
    }
    do throws(RecordsError) {
      try make(copy)
    } catch {
      let tell = state.withLock { state in
        state.error = error
        return state.tell
      }
      tell()
    }
  }

  /// Sets the function to call, on any thread, when a copy has failed.
  func onError(_ tell: @escaping @Sendable () -> Void) {
    state.withLock { $0.tell = tell }
  }

  fileprivate var error: RecordsError? { state.withLock(\.error) }

  fileprivate func takeError() -> RecordsError? {
    state.withLock { state in
      defer { state.error = nil }
      return state.error
    }
  }
}

extension StudyModel {
  /// The copy to make now; `nil` if the day's copy was already started or isn't needed.
  fileprivate var copyToMake: DailyCopy? {
    let day = clock.today
    guard !copying.hasBegun(on: day),
      let copy = read({ records throws(RecordsError) in try records.dailyCopy(on: day) })
    else { return nil }
    copying.begin(on: day)
    return copy
  }

  /// Why the last copy failed; `nil` if it didn't, or after ``followUpOnCopy()``.
  var copyProblem: String? { copying.error.map { language($0.message) } }

  /// Keeps the reason on all screens if the last copy failed. If the copy found the records
  /// damaged, they are moved aside and new ones are started.
  ///
  /// Every change begins with this, in case the screen that started the copy is gone: no answer is
  /// written into a damaged file.
  func followUpOnCopy() {
    guard let error = copying.takeError() else { return }
    notices.add(language(error.message))
    guard case .damaged = error else { return }
    change { records throws(RecordsError) in
      _ = try records.isWhole()
      try records.save()
    }
  }
}

extension Context where Owner: StudyScreen {
  /// Starts the daily copy unless this run has already started it. Call it while the learner is
  /// reading. The copy continues after the screen is gone.
  func copyRecords(of model: StudyModel) {
    guard let copy = model.copyToMake else { return }
    model.copying.expect()
    task("copy", for: .following) { [copying = model.copying] in
      copying.run(copy)
    } then: { screen, _, _ in
      screen.model.followUpOnCopy()
    }
  }
}
