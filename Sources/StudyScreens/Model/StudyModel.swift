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
      layers.endOverride(of: .language)
      settings.language = chosenLanguage
    }
  }

  /// The glyphs to draw with, which are those of the program.
  public internal(set) var glyphs: GlyphSet

  /// The subjects and lessons.
  public private(set) var catalog: Catalog
  /// The items that lessons ask, for the lessons that were looked up.
  var askedItems = AskedItems()

  /// The changes to the learner's own lessons.
  var lessonChanges: LessonChanges

  /// Whether this is a tour, which keeps nothing, so that it asks nothing when it is left.
  public var isTour = false

  /// What the program remembers for itself.
  var remembered: Remembered

  /// The settings that hold: those of the command line, otherwise the learner's. Every change is
  /// stored immediately.
  var settings: StudySettings {
    get { layers.effective }
    set {
      let changes = layers.change(to: newValue)
      guard !changes.isEmpty else { return }
      change { records throws(RecordsError) in try records.set(changes) }
    }
  }
  /// The layers of these settings.
  var layers: LayeredSettings

  /// Loads the questions of a round.
  let loader: LessonLoader

  /// Messages for all screens, including those from the code that runs the program.
  let notices: Notices

  /// The learner's clock.
  let clock: StudyClock

  /// The learner's records, and why they couldn't be read or changed.
  let access: RecordsAccess
  private let endProblem: @Sendable (RecordsError) -> Void
  private var generator: SeededGenerator

  /// How long the learner usually takes, as of the first answer of the latest round; `nil` before
  /// it.
  private var knownUsualTimes: UsualTimes?
  /// What the screens have read of the records.
  var snapshot = RecordsSnapshot()
  /// What tells whether another program has changed the records since the last look; `nil` before
  /// the first.
  var versionOfOthers: VersionOfOthers?
  /// Whether anything was answered in this run, so that there is something to copy.
  var hasAnswered = false
  /// The exams in progress, whose answers the screens don't show.
  var exams = RunningExams() { didSet { snapshot.expire() } }
  /// What is told of exams that aren't visible.
  var hiddenExams = HiddenExams()
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
    let stored = stored ?? access.read { records throws(RecordsError) in try records.settings() }
    layers = LayeredSettings(stored.map { StudySettings($0) }, under: overrides)
    remembered = Remembered(stored ?? [:])
    chosenLanguage = language
    self.glyphs = glyphs
    self.lessonChanges = LessonChanges(lessonChanges)
    catalog = ownLessons.map(Catalog.init) ?? .standard
    self.loader = loader
    self.notices = notices
    self.copying = copying
    self.clock = StudyClock(clock, zone: zone)
    self.endProblem = endProblem
    generator = SeededGenerator(seed: seed)
    for notice in records.takeNotices() { addNews(self.language(notice.message)) }
  }

  /// The seed for the next round.
  func nextSeed() -> UInt64 { generator.next() }

  /// Replaces the learner's own lessons. A round in progress keeps its questions.
  func setOwnLessons(_ lessons: OwnLessons?) {
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

  /// How long the learner usually takes, read anew after any round has been loaded.
  var usualTimes: UsualTimes {
    if let knownUsualTimes { return knownUsualTimes }
    let times = read { records throws(RecordsError) in try records.usualTimes() } ?? UsualTimes()
    knownUsualTimes = times
    return times
  }

  /// Makes the next answer, with which a round begins, read the usual times anew.
  func expireUsualTimes() { knownUsualTimes = nil }

  /// Reads the records. Returns `nil` if that fails; the screens then say why until a read
  /// succeeds.
  func read<Result>(_ body: (Records) throws(RecordsError) -> Result) -> Result? {
    defer { showNotices() }
    let result = access.read(body)
    // A layout that fails to read shows no event that the screens could start to recover after.
    if result == nil, access.beginRecovery() { notices.redraw() }
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
    guard !layers.isRead, records.unsavedCount == 0,
      let stored = read({ records throws(RecordsError) in try records.settings() })
    else { return }
    layers.take(StudySettings(stored))
    remembered = Remembered(stored)
  }

  /// Stores where the learner lives; `nil` to forget it.
  func setPlace(_ code: PlaceCode?) {
    layers.endOverride(of: .place)
    settings.place = code
  }

  /// Stores in which lesson a question was answered last.
  func setLastLesson(_ lesson: LessonID) {
    guard lesson != remembered.lastLesson else { return }
    remembered.lastLesson = lesson
    change { records throws(RecordsError) in try records.set(.lastLesson, to: lesson.description) }
  }

  /// Erases all answers, and returns the path of the backup; see ``Records/erase(on:)``.
  func erase() throws(RecordsError) -> String? {
    defer { showNotices() }
    let copy = try access.erase(on: clock.today)
    (exams, askedItems, snapshot) = (RunningExams(), AskedItems(), RecordsSnapshot())
    (remembered, knownUsualTimes) = (Remembered(), nil)
    hiddenExams.forgetWaiting()
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
