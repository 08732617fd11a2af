import Navigation
public import Records
import SeededRandom
public import SpacedRepetition
public import StudyCatalog
public import TerminalUI

/// The model that Study's screens share: the catalog, the settings, and the learner's records.
///
/// Once the app is created, nothing else may use the model.
public final class StudyModel {
  /// The language of all text, without regard to readings. Changing it stores it.
  var chosenLanguage: Language {
    didSet {
      overrides.end([.language])
      settings.language = chosenLanguage
    }
  }

  /// The glyphs to draw with, which are those of the program.
  public internal(set) var glyphs: GlyphSet

  /// The subjects and lessons.
  public private(set) var catalog: Catalog

  /// The learner's own lessons; `nil` if there are none.
  public private(set) var ownLessons: OwnLessons?

  /// Returns a stream of changes to these lessons; `nil` if they can't change.
  let lessonChanges: (@Sendable () -> AsyncStream<OwnLessons?>?)?
  /// The entry of the screen that follows these changes.
  var lessonFollower: EntryID?

  /// Whether this is a tour, which keeps nothing, so that it asks nothing when it is left.
  public var isTour = false

  /// Where the learner lives; `nil` until they choose.
  private(set) var place: PlaceCode?

  /// The lesson in which a question was answered last; `nil` if there is none.
  private(set) var lastLesson: LessonID?

  /// The raised limit of new items of the latest day that has one; `nil` if none has.
  var raisedLimit: RaisedLimit?

  /// The settings that hold: those of the command line, otherwise the learner's. Every change is
  /// stored immediately.
  var settings: StudySettings {
    get { effectiveSettings }
    set { store(newValue, insteadOf: settings) }
  }
  private var effectiveSettings: StudySettings
  /// The learner's settings, as they are stored.
  var storedSettings: StudySettings { didSet { applyOverrides() } }
  /// Whether the settings could be read.
  private(set) var hasReadSettings: Bool

  /// What the command line sets instead for this run, without what was changed since.
  var overrides: SettingOverrides { didSet { applyOverrides() } }

  /// Loads the questions of a round.
  let loader: LessonLoader

  /// Messages for all screens, including those from the code that runs the program.
  let notices: Notices

  /// The learner's records, and why they couldn't be read or changed.
  let access: RecordsAccess
  private let clock: @Sendable () -> LocalTime
  private let zone: (@Sendable (_ milliseconds: Int) -> LocalTime)?
  private let endProblem: @Sendable (RecordsError) -> Void
  private var generator: SeededGenerator

  /// How long the learner usually takes, as of this run's first answer.
  private(set) lazy var usualTimes =
    read { records throws(RecordsError) in try records.usualTimes() } ?? UsualTimes()
  /// What the screens have read of the records.
  var snapshot = RecordsSnapshot()
  /// Whether a read has failed, and the screens were drawn again to start to recover.
  var isRecoveryDue = false
  /// When the notice about the records last went without a key, on the app's clock; `nil` if never.
  var noticeWent: Duration?
  /// The items that lessons ask, for the lessons that were looked up.
  var askedItems = AskedItems()
  /// Whether anything was answered in this run, so that there is something to copy.
  var hasAnswered = false
  /// What the records had of a lesson before each exam in progress, by the number of the round.
  var beforeExams: [Int: BeforeExam] = [:] { didSet { snapshot.expire() } }
  /// The number of questions left in the exam of each mode that isn't visible; 1 for its result.
  var waitingInExams: [PathID: Int] = [:]
  /// How many exams of this run have ended by themselves, perhaps while another screen was visible.
  var timedOutExams = 0
  /// How many times this run has erased all answers.
  private(set) var eraseCount = 0
  /// Whether ``end()`` was called.
  private(set) var hasEnded = false
  /// Makes the daily copy.
  let copying: Copying
  /// Messages that haven't been shown yet, about a link, the terminal, or the records.
  var unshownNews: [String] = []

  /// Creates the model.
  ///
  /// - Parameters:
  ///   - language: The language of all text.
  ///   - glyphs: The glyphs to draw with before the program is launched.
  ///   - records: The learner's records.
  ///   - stored: The stored settings; `nil` to read them from the records.
  ///   - ownLessons: The learner's own lessons; `nil` if there are none.
  ///   - lessonChanges: Returns a stream of changes to these lessons; `nil` while there are none.
  ///   - overrides: What the command line sets for this run.
  ///   - seed: The seed of all random choices.
  ///   - loader: Loads the questions of a round.
  ///   - notices: Messages for all screens.
  ///   - copying: Makes the daily copy.
  ///   - clock: Returns the current time.
  ///   - zone: Returns the local time of a moment, in milliseconds since 1970; `nil` for a zone
  ///     whose offset never changes.
  ///   - endProblem: Called when the program quits and something couldn't be stored.
  public init(
    language: Language, glyphs: GlyphSet, records: Records,
    stored: [SettingName: String]? = nil, ownLessons: OwnLessons? = nil,
    lessonChanges: (@Sendable () -> AsyncStream<OwnLessons?>?)? = nil,
    overrides: SettingOverrides = SettingOverrides(), seed: UInt64,
    loader: LessonLoader = LessonLoader(), notices: Notices = Notices(),
    copying: Copying = Copying(), clock: @escaping @Sendable () -> LocalTime,
    zone: (@Sendable (_ milliseconds: Int) -> LocalTime)? = nil,
    endProblem: @escaping @Sendable (RecordsError) -> Void = { _ in }
  ) {
    access = RecordsAccess(to: records)
    let found = stored ?? access.read { records throws(RecordsError) in try records.settings() }
    hasReadSettings = found != nil
    let stored = found ?? [:]
    storedSettings = StudySettings(stored)
    effectiveSettings = overrides.applied(to: storedSettings)
    self.overrides = overrides
    chosenLanguage = language
    self.glyphs = glyphs
    self.ownLessons = ownLessons
    self.lessonChanges = lessonChanges
    catalog = ownLessons.map(Catalog.init) ?? .standard
    self.loader = loader
    self.notices = notices
    self.copying = copying
    (self.clock, self.zone) = (clock, zone)
    self.endProblem = endProblem
    generator = SeededGenerator(seed: seed)
    takeState(from: stored)
    for notice in records.takeNotices() { addNews(self.language(notice.message)) }
  }

  /// The current time.
  var now: LocalTime { clock() }

  /// The local time of a moment, as clocks showed it then.
  func localTime(at milliseconds: Int) -> LocalTime {
    zone?(milliseconds) ?? LocalTime(milliseconds: milliseconds, minutesEast: now.minutesEast)
  }

  /// The seed for the next round.
  func nextSeed() -> UInt64 { generator.next() }

  /// Replaces the learner's own lessons. A round in progress keeps its questions.
  func setOwnLessons(_ lessons: OwnLessons?) {
    ownLessons = lessons
    catalog = lessons.map(Catalog.init) ?? .standard
    askedItems = AskedItems()
    snapshot.expire()
  }
}

// MARK: - Records

extension StudyModel {
  /// The learner's records.
  var records: Records { access.records }

  /// Whether a lesson still asks an item. The records may have answers to items that are gone.
  ///
  /// - Complexity: Reads the lesson's table at the first call for it, in half a millisecond.
  func isAsked(_ card: CardID) -> Bool {
    if let isKnown = askedItems.contains(card) { return isKnown }
    // Home counted the due items without having read this table.
    snapshot.expire()
    return askedItems.lookUp(card, in: catalog)
  }

  /// Reads the records. Returns `nil` if that fails; the screens then say why until a read
  /// succeeds.
  func read<Result>(_ body: (Records) throws(RecordsError) -> Result) -> Result? {
    defer { showNotices() }
    let result = access.read(body)
    // A layout that fails to read shows no event that the screens could start to recover after.
    if result == nil, !isRecoveryDue {
      isRecoveryDue = true
      notices.redraw()
    }
    return result
  }

  /// Changes the records. The change is on the disk when this returns, so what is visible is never
  /// lost.
  ///
  /// A change that can't be written stays in memory: the screens show the reason, and the next
  /// change, the visible screen every second, and the end of the program try again. Once everything
  /// is written, the screen says so.
  func change(_ body: (Records) throws(RecordsError) -> Void) {
    followUpOnCopy()
    snapshot.expire()
    defer { showNotices() }
    let hadUnsaved = records.unsavedCount > 0
    access.change(body)
    guard hadUnsaved, records.unsavedCount == 0, access.loss == nil else { return }
    notices.notify(language("すべて保存しました。", "Everything is saved now."), waitsForKey: false)
  }

  /// Reads the settings if they couldn't be read before, once what was chosen since is written
  /// among them. The language and the look of this run stay.
  func readSettings() {
    guard !hasReadSettings, records.unsavedCount == 0,
      let stored = read({ records throws(RecordsError) in try records.settings() })
    else { return }
    hasReadSettings = true
    storedSettings = StudySettings(stored)
    takeState(from: stored)
  }

  /// Takes over what is stored among the settings and isn't one of them.
  private func takeState(from stored: [SettingName: String]) {
    place = (overrides.values[.place] ?? stored[.place]).flatMap { PlaceCode($0) }
    lastLesson = stored[.lastLesson].flatMap { LessonID($0) }
    raisedLimit = stored[.raisedLimit].flatMap { RaisedLimit($0) }
  }

  private func applyOverrides() { effectiveSettings = overrides.applied(to: storedSettings) }

  /// Stores where the learner lives; `nil` to forget it.
  func setPlace(_ code: PlaceCode?) {
    overrides.end([.place])
    place = code
    change { records throws(RecordsError) in try records.set(.place, to: code?.description) }
  }

  /// Stores in which lesson a question was answered last.
  func setLastLesson(_ lesson: LessonID) {
    guard lesson != lastLesson else { return }
    lastLesson = lesson
    change { records throws(RecordsError) in try records.set(.lastLesson, to: lesson.description) }
  }

  /// Erases all answers, and returns the path of the backup; see ``Records/erase(on:)``.
  func erase() throws(RecordsError) -> String? {
    defer { showNotices() }
    let copy = try access.erase(on: now.day)
    (snapshot, beforeExams, askedItems) = (RecordsSnapshot(), [:], AskedItems())
    (lastLesson, raisedLimit, usualTimes, waitingInExams) = (nil, nil, UsualTimes(), [:])
    eraseCount += 1
    return copy
  }

  /// Tries again to write what isn't written yet, and reports any failure to `endProblem`.
  func end() {
    hasEnded = true
    if records.unsavedCount > 0 {
      // A copy in progress may be what fills the disk; if it doesn't fit, it is removed.
      copying.wait(atMost: Copying.patience)
      change { records throws(RecordsError) in try records.save() }
    }
    if let error = access.loss { endProblem(error) }
  }

  /// Shows the notices of the records, such as damage to their file, on all screens.
  private func showNotices() {
    for notice in records.takeNotices() { notices.add(language(notice.message)) }
  }
}
