import StudyCatalog
import TerminalCore
import TerminalUI
import Testing

@testable import StudyScreens

@Suite("The list of a lesson's questions")
struct QuestionListTests {
  private static let capitals = LessonID(
    subject: SubjectID(rawValue: "social"), word: "prefecture-capital")

  private func app(
    _ lesson: LessonID, _ language: Language, columns: Int, rows: Int = 24
  ) -> App<StudyRoute> {
    let app = makeStudy(model: StudyModel(language))
    app.launch(
      [.home, .subject(lesson.subject), .items(lesson)], size: Size(columns: columns, rows: rows),
      appearance: Appearance(language: language, motion: .none))
    return app
  }

  @Test("names a prefecture alone, whatever its seat of government is called")
  func prefectures() throws {
    let model = StudyModel(.english)
    let lesson = try #require(model.catalog.lesson(Self.capitals))
    let parts = model.knownItems(of: lesson).items.map(\.distinctPart)
    #expect(Set(parts.map(\.japanese)).isSuperset(of: ["北海道", "東京都", "京都府", "大阪府", "青森県"]))
    #expect(Set(parts.map(\.english)).isSuperset(of: ["Hokkaido", "Tokyo", "Kyoto", "Aomori"]))
    // The question itself keeps its words.
    let tokyo = lesson.itemQuestions().first { $0.item == "13" }
    #expect(tokyo?.prompt.japanese == "東京都の都庁所在地は？")
  }

  @Test("has its hits in one column while it is searched, so that Down reaches all of them")
  func search() {
    let app = app(Self.capitals, .japanese, columns: 80)
    for key in "/na" { app.handle(.text(key)) }
    var focused: Set<String> = []
    for _ in 0..<20 {
      if let text = app.focusedText { focused.insert(text) }
      app.handle(.key(Key(.down)))
    }
    #expect(focused.isSuperset(of: ["山梨県", "奈良県", "長崎県", "沖縄県"]), "\(focused)")
  }

  @Test(
    "keeps times tables whole",
    arguments: [(40, [1, 3]), (80, [3]), (200, [9])])
  func timesTables(columns: Int, products: [Int]) {
    let lesson = LessonID(subject: SubjectID(rawValue: "math"), word: "kuku-product")
    let lines = app(lesson, .japanese, columns: columns, rows: 60).compose().lines
    let counts = Set(lines.map { $0.count { $0 == "×" } }.filter { $0 > 0 })
    #expect(counts.count == 1 && counts.isSubset(of: products), "\(counts)")
  }
}
