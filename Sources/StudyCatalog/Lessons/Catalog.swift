/// The subjects and lessons of the program.
///
/// Reading it touches two small tables; what a lesson asks is read when the lesson opens.
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

  /// Returns the subject with the name, or `nil` when there is none.
  public func subject(_ id: SubjectID) -> Subject? {
    subjects.first { $0.id == id }
  }

  /// Returns the lesson with the name, or `nil` when there is none.
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
  /// The lesson in which some questions are answered in the pickers.
  static let prefectureCapital = LessonID(
    subject: SubjectID(rawValue: "social"), word: "prefecture-capital")
}
