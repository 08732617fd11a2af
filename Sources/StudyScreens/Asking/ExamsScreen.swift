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
    Text(model.language("どのレッスンのテストをしますか？", "Which lesson do you want an exam on?"))
    Blank()
    RowList(model.lessons(of: subject)) { [model] lesson in
      let count = lesson.itemCount
      return Row(
        model.language.label(lesson.title),
        detail: model.language.label("\(count)問", count == 1 ? "1 item" : "\(count) items"))
    }
    .id(\.id.word)
    .onSelect { lesson, _, context in context.push(.exam(lesson.id)) }
  }

  mutating func start(in context: Context<Self>) {
    context.presentNews(of: model)
  }
}
