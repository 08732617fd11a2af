public import Records
import Navigation
import SeededRandom
public import SpacedRepetition
public import StudyCatalog
public import TerminalUI

/// The model that Study's screens share: the catalogue, and what the person has done.
///
/// Only the app uses it.
public final class StudyModel {
  /// The language of all text.
  public var language: Language {
    hasReadings && chosenLanguage == .japanese ? .japaneseWithReadings : chosenLanguage
  }

  /// The language that was chosen, which readings leave as it is.
  var chosenLanguage: Language
  /// Whether Japanese has readings over kanji.
  var hasReadings: Bool

  /// The glyphs to draw with.
  public let glyphs: GlyphSet

  /// The subjects and lessons.
  public private(set) var catalog: Catalog

  /// The lessons that the person has written; `nil` if there are none.
  public private(set) var ownLessons: OwnLessons?

  /// Follows changes of these lessons; `nil` if they stay as they are.
  let lessonChanges: (@Sendable () -> AsyncStream<OwnLessons?>)?
  /// The entry of the screen that follows them.
  var lessonFollower: EntryID?

  /// Where the person lives; `nil` until they choose.
  private(set) var place: PlaceCode?

  /// The last lesson that was opened.
  private(set) var lastLesson: LessonID?

  /// What the person has set. A change is kept at once.
  var settings: StudySettings {
    didSet { keep(settings, insteadOf: oldValue) }
  }

  /// What this run takes from the command line, whatever the person has set.
  let overridden: Set<SettingName>

  /// The grade whose lessons are shown; `nil` for those of all grades.
  var grade: Int?

  /// How many seconds an exam allows for a question.
  var examTime: Int

  /// Loads the questions of a lesson.
  let loader: LessonLoader

  /// Messages from the code that runs the program, for all screens.
  let notices: Notices

  /// What the person has done.
  let records: Records
  private let clock: @Sendable () -> LocalTime
  private let endProblem: @Sendable (RecordsError) -> Void
  private var generator: SeededGenerator

  /// Why the last change is not kept; `nil` once it is.
  private var writeError: RecordsError?
  /// Why the records could not be read; `nil` once they can be.
  private var readError: RecordsError?
  /// Whether anything was changed in this run.
  private var hasChanges = false
  /// The person's usual time for each form, as it was at the first answer.
  private(set) lazy var usualTimes: [AnswerForm: Int] =
    read { records throws(RecordsError) in try records.usualTimes() } ?? [:]
  /// What Home shows, and the day of which it is; `nil` for the day once something has changed.
  private var overview: (day: StudyDay?, value: HomeOverview) = (nil, HomeOverview())
  /// The items that lessons ask, of the lessons that were looked at.
  private var askedItems = AskedItems()
  /// How often all answers were erased in this run.
  private(set) var eraseCount = 0
  /// The copy of the day.
  let copying: Copying
  /// Messages about a link, the terminal or the records, not shown yet.
  private var untold: [String] = []

  /// Creates the model.
  ///
  /// - Parameters:
  ///   - language: The language of all text.
  ///   - glyphs: The glyphs to draw with.
  ///   - records: What the person has done.
  ///   - kept: The settings in the records, if they were read already.
  ///   - ownLessons: The lessons that the person has written, if any.
  ///   - lessonChanges: Follows changes of these lessons, if they may change.
  ///   - overridden: What this run takes from the command line, whatever the person has set.
  ///   - grade: The grade whose lessons this run shows; `nil` for what the person has set.
  ///   - examTime: The seconds for a question of an exam in this run; `nil` for what the person has set.
  ///   - hasReadings: Whether this run shows readings over kanji; `nil` for what the person has set.
  ///   - seed: The seed of all random choices.
  ///   - loader: Loads the questions of a lesson.
  ///   - notices: Messages for all screens.
  ///   - copying: Makes the copy of the day.
  ///   - clock: Returns the current time.
  ///   - endProblem: Called at the end of the program if something is not kept.
  public init(
    language: Language, glyphs: GlyphSet, records: Records,
    kept: [SettingName: String]? = nil, ownLessons: OwnLessons? = nil,
    lessonChanges: (@Sendable () -> AsyncStream<OwnLessons?>)? = nil,
    overridden: Set<SettingName> = [], grade: Int? = nil, examTime: Int? = nil,
    hasReadings: Bool? = nil, seed: UInt64, loader: LessonLoader = LessonLoader(),
    notices: Notices = Notices(), copying: Copying = Copying(),
    clock: @escaping @Sendable () -> LocalTime,
    endProblem: @escaping @Sendable (RecordsError) -> Void = { _ in }
  ) {
    chosenLanguage = language
    self.hasReadings = hasReadings ?? false
    self.glyphs = glyphs
    self.records = records
    self.ownLessons = ownLessons
    self.lessonChanges = lessonChanges
    catalog = ownLessons.map(Catalog.init) ?? .standard
    self.loader = loader
    self.notices = notices
    self.copying = copying
    self.clock = clock
    self.endProblem = endProblem
    self.overridden = overridden
    generator = SeededGenerator(seed: seed)
    settings = StudySettings()
    self.examTime = settings.examTime
    if let obstacle = records.obstacle { addNews(language(obstacle.message)) }
    for notice in records.takeNotices() { addNews(language(notice.message)) }
    let kept = kept ?? read { records throws(RecordsError) in try records.settings() } ?? [:]
    settings = StudySettings(kept)
    self.grade = grade ?? settings.grade
    self.examTime = examTime ?? settings.examTime
    self.hasReadings = hasReadings ?? settings.hasReadings
    place = kept[.place].flatMap { PlaceCode($0) }
    lastLesson = kept[.lastLesson].flatMap { LessonID($0) }
  }

  /// The time now.
  var now: LocalTime { clock() }

  /// The seed for the next round.
  func nextSeed() -> UInt64 { generator.next() }

  /// Takes the lessons that the person has written as they are now. A round that has begun keeps its
  /// questions.
  func setOwnLessons(_ lessons: OwnLessons?) {
    ownLessons = lessons
    catalog = lessons.map(Catalog.init) ?? .standard
    (askedItems, overview.day) = (AskedItems(), nil)
  }
}

// MARK: - Records

extension StudyModel {
  /// What Home shows of the records.
  var current: HomeOverview {
    let day = now.day
    if overview.day == day { return overview.value }
    let read = read { records throws(RecordsError) in
      try HomeOverview(records, on: day) { lesson, summary in
        askedItems.mayContainAll(of: lesson, summary, in: catalog)
      } isAsked: {
        isAsked($0)
      }
    }
    if let read { overview = (day, read) }
    return overview.value
  }

  /// Whether a lesson asks an item: the records may have answers to items that are gone.
  ///
  /// - Complexity: Reads the lesson's table once, in half a millisecond.
  func isAsked(_ card: CardID) -> Bool {
    if let isKnown = askedItems.contains(card) { return isKnown }
    // What is due was counted without them.
    overview.day = nil
    return askedItems.lookUp(card, in: catalog)
  }

  /// Reads the records. If that fails, the screens say so until the records can be read again.
  func read<Result>(_ body: (Records) throws(RecordsError) -> Result) -> Result? {
    defer { tellNotices() }
    do throws(RecordsError) {
      let result = try body(records)
      readError = nil
      return result
    } catch {
      readError = error
      return nil
    }
  }

  /// Changes the records, on the disk before this returns, so that nothing visible is ever lost.
  ///
  /// A change that can't be written is kept in memory. The screens say so, and the next change and the
  /// end of the program try again.
  func change(_ body: (Records) throws(RecordsError) -> Void) {
    (overview.day, hasChanges) = (nil, true)
    defer { tellNotices() }
    do throws(RecordsError) {
      try body(records)
      writeError = nil
    } catch {
      writeError = error
    }
  }

  /// Keeps where the person lives.
  func setPlace(_ code: PlaceCode) {
    place = code
    change { records throws(RecordsError) in try records.set(.place, to: code.description) }
  }

  /// Keeps which lesson was opened.
  func setLastLesson(_ lesson: LessonID) {
    guard lesson != lastLesson else { return }
    lastLesson = lesson
    change { records throws(RecordsError) in try records.set(.lastLesson, to: lesson.description) }
  }

  /// Keeps what is set differently from before.
  private func keep(_ settings: StudySettings, insteadOf old: StudySettings) {
    let (new, old) = (settings.kept, old.kept)
    let changed = SettingName.allCases.filter { new[$0] != old[$0] }
    guard !changed.isEmpty else { return }
    change { records throws(RecordsError) in
      try records.set(Dictionary(uniqueKeysWithValues: changed.map { ($0, new[$0]) }))
    }
  }

  /// Erases all that was ever answered; see ``Records/erase(on:)``.
  func erase() throws(RecordsError) -> String? {
    defer { tellNotices() }
    let copy = try records.erase(on: now.day)
    overview = (nil, HomeOverview())
    (lastLesson, usualTimes, hasChanges) = (nil, [:], true)
    eraseCount += 1
    return copy
  }

  /// Whether anything was ever kept.
  public func hasRecords() throws(RecordsError) -> Bool { try !records.isEmpty() }

  /// Copies all records to a new file.
  public func copyRecords(to path: String) throws(RecordsError) { try records.backUp(to: path) }

  /// Tries once more to write what has not been written, and reports if that fails.
  func end() {
    if records.unsavedCount > 0 {
      // A copy on its way may be what fills the disk; it goes if it does not fit.
      copying.wait(atMost: Copying.patience)
      change { records throws(RecordsError) in try records.save() }
    }
    if let error = writeError ?? (hasChanges ? records.obstacle : nil) { endProblem(error) }
  }

  /// Why not everything is kept or can be read; `nil` if it is.
  var recordsProblem: String? {
    if let obstacle = records.obstacle {
      return language("このあとの記録は残りません。", "Nothing is kept from now on: ")
        + language(obstacle.message)
    }
    if let writeError {
      return (records.unsavedCount == 0 ? "" : language("まだ保存できていません。", "Not saved yet: "))
        + language(writeError.message)
    }
    // It may be over since.
    if readError != nil { _ = current }
    return readError.map { language($0.message) }
  }

  /// Shows on all screens what has happened to the file while it was used.
  private func tellNotices() {
    for notice in records.takeNotices() { notices.add(language(notice.message)) }
  }
}

// MARK: - News

extension StudyModel {
  /// Adds a message for the first screen.
  public func addNews(_ text: String) { untold.append(text) }

  /// The messages for the first screen, or `nil` if there are none.
  public var news: String? { untold.isEmpty ? nil : untold.joined(separator: "\n") }

  /// Removes and returns the messages for the first screen.
  func takeNews() -> String? {
    defer { untold = [] }
    return news
  }
}
