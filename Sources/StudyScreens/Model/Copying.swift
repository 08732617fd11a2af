import Dispatch
import Navigation
public import Records
import SpacedRepetition
import Synchronization
import TerminalUI

/// The copy of the day, which is made while the app goes on.
public final class Copying: Sendable {
  /// How long a program that ends waits for a copy, in real time.
  public static let patience = Duration.seconds(2)

  private struct State {
    /// The day of the last copy that this run has begun.
    var day: StudyDay?
    /// Whether one is being made.
    var isUnderWay = false
    /// Why it could not be made, until somebody looks.
    var error: RecordsError?
    /// Called when there is an error to be looked at.
    var tell: @Sendable () -> Void = {}
  }

  private let state = Mutex(State())
  /// Signalled at the end of each copy.
  private let ended = DispatchSemaphore(value: 0)
  private let make: @Sendable (DailyCopy) throws(RecordsError) -> Void

  /// Prepares the copies of one run. Programs take the default; tests decide how a copy goes.
  public init(
    make: @escaping @Sendable (DailyCopy) throws(RecordsError) -> Void = {
      copy throws(RecordsError) in try copy.make()
    }
  ) {
    self.make = make
  }

  /// Waits for a copy that is under way. If the program ends before, it is cut short, and no copy.
  public func wait(atMost time: Duration) {
    let end = DispatchTime.now() + .milliseconds(Int(time / .milliseconds(1)))
    while state.withLock(\.isUnderWay), ended.wait(timeout: end) == .success {}
  }

  /// Whether this run has still to begin the copy of a day; it counts as begun from then on.
  fileprivate func begin(on day: StudyDay) -> Bool {
    state.withLock { state in
      defer { state.day = day }
      return state.day != day
    }
  }

  /// Counts a copy as under way before its thread has begun, since the program may end at once.
  fileprivate func expect() { state.withLock { $0.isUnderWay = true } }

  /// Makes a copy that is expected, on a thread that may wait for the disk.
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

  /// Sets what is called when a copy could not be made, on any thread.
  func onError(_ tell: @escaping @Sendable () -> Void) {
    state.withLock { $0.tell = tell }
  }

  fileprivate func takeError() -> RecordsError? {
    state.withLock { state in
      defer { state.error = nil }
      return state.error
    }
  }
}

/// A sequence without elements, whose end is the end of a copy.
///
/// A screen that follows it waits for nothing, and shows no sign of loading.
private struct CopyEnd: AsyncSequence, AsyncIteratorProtocol {
  let copying: Copying
  let copy: DailyCopy

  func makeAsyncIterator() -> Self { self }

  func next() async -> Never? {
    copying.run(copy)
    return nil
  }
}

extension StudyModel {
  /// The copy of the day, if this run has to make it now.
  fileprivate var copyToMake: DailyCopy? {
    let day = now.day
    guard copying.begin(on: day) else { return nil }
    return read { records throws(RecordsError) in try records.dailyCopy(on: day) } ?? nil
  }

  /// Has all screens say why the last copy could not be made, if so. What it has found damaged is moved
  /// aside.
  func noteCopy() {
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
  /// Begins the copy of the day, once in a run; call it while the person reads. It goes on when the
  /// screen is gone.
  func copyRecords(of model: StudyModel) {
    guard let copy = model.copyToMake else { return }
    model.copying.expect()
    follow("copy", CopyEnd(copying: model.copying, copy: copy)) { _, _, _ in }
  }
}
