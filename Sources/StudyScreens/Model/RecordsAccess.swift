import Records
import SpacedRepetition
import StudyCatalog

/// The learner's records, and the reasons why they couldn't be read or changed.
final class RecordsAccess {
  /// The records.
  let records: Records

  /// Why the last change couldn't be stored; `nil` if it was.
  private(set) var writeError: RecordsError?
  /// Why the last read failed; `nil` if it succeeded.
  private(set) var readError: RecordsError?
  /// The problem that a screen has told in line mode, and that screen; others are brief about it.
  private var told: (problem: String, screen: ObjectIdentifier)?
  /// The rounds of lessons that couldn't be stored yet, latest first; a round is `nil` if it is
  /// finished.
  private(set) var unsavedRounds: [(lesson: LessonID, round: OpenRound?)] = []
  /// Why a change was dropped; `nil` if none was.
  private var drop: RecordsError?
  /// Whether this run has changed the records.
  private var hasChanges = false
  /// Whether the screens try again to read and to write.
  private var isRecovering = false
  /// When they last succeeded, so that the notice about the records went without a key; on the
  /// app's clock, `nil` if never.
  private(set) var recoveryTime: Duration?

  /// Gives access to records.
  init(to records: Records) {
    self.records = records
  }

  /// Why a change of this run is lost, or will be lost with it; `nil` if none will.
  var loss: RecordsError? { drop ?? writeError ?? (hasChanges ? records.obstacle : nil) }

  /// Makes a screen the one that tells a problem in full, unless another one is. Line mode reads
  /// every screen from its start, and would repeat it on each.
  ///
  /// - Returns: Whether the screen is the one.
  func claim(_ problem: String, for screen: ObjectIdentifier) -> Bool {
    if told?.problem != problem { told = (problem, screen) }
    return told?.screen == screen
  }

  /// Notes that the screens have to start to recover. Returns whether they hadn't begun.
  func beginRecovery() -> Bool {
    defer { isRecovering = true }
    return !isRecovering
  }

  /// Notes that everything is read and written again, at a time on the app's clock.
  func endRecovery(at time: Duration) { (isRecovering, recoveryTime) = (false, time) }

  /// Reads the records. Returns `nil` if that fails.
  func read<Result>(_ body: (Records) throws(RecordsError) -> Result) -> Result? {
    do throws(RecordsError) {
      let result = try body(records)
      readError = nil
      return result
    } catch {
      readError = error
      return nil
    }
  }

  /// Changes the records.
  func change(_ body: (Records) throws(RecordsError) -> Void) {
    hasChanges = true
    do throws(RecordsError) {
      try body(records)
      writeError = nil
    } catch {
      writeError = error
      if case .notKept = error { drop = error }
    }
    if records.unsavedCount == 0 { unsavedRounds = [] }
  }

  /// Keeps the state of a lesson's round until it is stored, so that it can be continued before.
  func keep(_ round: RoundRecord) {
    guard records.unsavedCount > 0, let lesson = round.lesson else { return }
    unsavedRounds.removeAll { $0.lesson == lesson }
    unsavedRounds.insert((lesson, OpenRound(round)), at: 0)
  }

  /// Erases all answers, and returns the path of the backup; see ``Records/erase(on:)``.
  func erase(on day: StudyDay) throws(RecordsError) -> String? {
    let copy = try records.erase(on: day)
    hasChanges = true
    return copy
  }
}
