/// The subjects and lessons of the program.
///
/// It takes two small tables; the items of a lesson are loaded when the lesson opens.
public struct Catalog: Sendable {
  /// The catalogue of the program.
  public static let standard = Catalog()

  /// The subjects in the order to show them.
  public let subjects: [Subject]

  private init() {
    let lessons = Table(.lessons).rows.map(Lesson.init)
      .filter { LessonRecipe(rawValue: $0.id.description) != nil }
    subjects = Table(.subjects).rows.map { row in
      let id = SubjectID(rawValue: row["subject"])
      return Subject(
        id: id,
        title: BilingualText(japanese: row["japanese"], english: row["english"]),
        kana: row["kana"],
        lessons: lessons.filter { $0.id.subject == id })
    }
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

extension Lesson {
  fileprivate init(_ row: TableRow) {
    let grades = row["grades"].split(separator: "-").compactMap { Int($0) }
    precondition(grades.count == 2, "“\(row["grades"])” is not a range of grades")
    let id = LessonID(subject: SubjectID(rawValue: row["subject"]), word: row["lesson"])
    var kinds = Set(row.list("form").compactMap(QuestionKind.init))
    if id == .prefectureCapital {
      kinds.insert(.place)
    }
    self.init(
      id: id,
      title: BilingualText(japanese: row["japanese"], english: row["english"]),
      kana: row["kana"],
      grades: grades[0]...grades[1],
      itemCount: row.number("items"),
      kinds: kinds)
  }
}

extension LessonID {
  /// The lesson with questions to answer in the pickers.
  static let prefectureCapital = LessonID(
    subject: SubjectID(rawValue: "social"), word: "prefecture-capital")
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

  /// The source of the lessons.
  public static let lessons = BilingualText(
    japanese: "問題は Study のために作りました。", english: "The lessons were written for Study.")
}
