import Navigation
import StudyCatalog
import TerminalUI

/// The lessons of a subject, to choose one for an exam.
struct ExamsScreen: StudyScreen {
  let model: StudyModel
  let subject: SubjectID

  var title: String { model.language.label("テスト", "Exam") }

  var body: some View<Self> {
    NoticeText(model: model)
    Text(model.language("どのレッスンのテストをしますか？", "Choose a lesson for the exam."))
    Blank()
    RowList(model.lessons(of: subject)) { [language = model.language] lesson in
      let count = lesson.itemCount
      return Row(
        language.label(lesson.title),
        details: [
          RowDetail(language.label("\(count.grouped)問", count.grouped))
            .readAs(language.questions(count))
        ])
    }
    // Beside each number, the English word would leave a narrow window no room for the titles.
    .heading(details: model.language.plain("", "Questions"))
    .id(\.id.word)
    .numbered(model.lessonNumbers(in: subject))
    .onSelect { lesson, _, context in context.push(.exam(lesson.id)) }
  }
}
