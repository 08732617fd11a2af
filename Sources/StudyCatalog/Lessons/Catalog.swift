/// The subjects and lessons of the program, and those that the person has written.
///
/// It takes two small tables; the items of a lesson are loaded when the lesson opens.
public struct Catalog: Sendable {
  /// The catalogue of the program alone.
  public static let standard = Catalog()

  /// The subjects in the order to show them.
  public let subjects: [Subject]

  /// How many of the subjects are the program's; those of the person's own follow.
  public let builtInCount: Int

  private init() {
    let lessons = Table(.lessons).rows.compactMap(Lesson.init)
    subjects = Table(.subjects).rows.map { row in
      let subject = Subject { row[$0] }
      return subject.with(lessons)
    }
    builtInCount = subjects.count
  }

  /// Adds the lessons that a person has written: those of a subject of the program at its end, those
  /// of other subjects below these.
  public init(_ own: OwnLessons) {
    let builtIn = Self.standard.subjects
    subjects =
      builtIn.map { $0.with(own.lessons) }
      + own.subjects.map { $0.with(own.lessons) }.filter { !$0.lessons.isEmpty }
    builtInCount = builtIn.count
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

  /// The subject with those of some lessons that belong to it added at its end.
  fileprivate func with(_ more: [Lesson]) -> Subject {
    var subject = self
    subject.lessons += more.filter { $0.id.subject == id }
    return subject
  }
}

extension Lesson {
  /// Reads a row of the program's list; `nil` if the program does not know how to ask it.
  fileprivate init?(_ row: TableRow) {
    guard let recipe = LessonRecipe(rawValue: LessonID { row[$0] }.description) else { return nil }
    let lesson = Lesson({ row[$0] }, .recipe(recipe), itemCount: row.number("items"))
    guard let lesson else { preconditionFailure("“\(row["grades"])” is not a range of grades") }
    self = lesson
  }

  /// Reads a row of a list of lessons; `nil` if its grades are no range.
  init?(_ cell: (String) -> String, _ source: LessonSource, itemCount: Int) {
    let grades = cell("grades").split(separator: "-").compactMap { Int($0) }
    guard grades.count == 2, grades[0] <= grades[1] else { return nil }
    let id = LessonID(cell)
    var kinds = Set(
      cell("form").split(separator: " ").compactMap { QuestionKind(rawValue: "\($0)") })
    if source == .recipe(.capital) { kinds.insert(.place) }
    self.init(
      id: id,
      title: BilingualText(titleIn: cell),
      grades: grades[0]...grades[1],
      itemCount: itemCount,
      kinds: kinds,
      source: source)
  }
}

extension BilingualText {
  /// Reads a title with its reading from a row of a list of lessons or of subjects.
  fileprivate init(titleIn cell: (String) -> String) {
    self.init(
      japanese: cell("japanese"), english: cell("english"),
      readings: [Reading(cell("japanese"), cell("kana"))])
  }
}

extension LessonID {
  /// Reads the name of a lesson from a row of a list of lessons.
  init(_ cell: (String) -> String) {
    self.init(subject: SubjectID(rawValue: cell("subject")), word: cell("lesson"))
  }
}

/// Credits for the tables.
public enum CatalogAbout {
  /// The source and date of the place names.
  public static let places = BilingualText(
    japanese: "地名は日本郵便の郵便番号データ KEN_ALL（2026年10月3日時点）をもとにしています。市区町村 1,741、行政区 171。",
    english: """
      Place names are based on KEN_ALL, Japan Post's postal code data, as of 3 October 2026: \
      1,741 municipalities and 171 wards.
      """)
}
