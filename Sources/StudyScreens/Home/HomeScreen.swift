import Navigation
import StudyCatalog
import TerminalCore
import TerminalUI

/// The first screen: subjects with progress, the last lesson, and where the person lives.
struct HomeScreen: StudyScreen {
  let model: StudyModel

  static let answers = Answers(place)

  /// The place that a picker returns.
  private static let place = Answer<Self, PlaceCode>("place") { home, code in
    home.model.setPlace(code)
  }

  var title: String { model.language("ホーム", "Home") }

  var body: some View<Self> {
    NoticeText(model: model)
    RowList(model.catalog.subjects) { subject in
      let progress = model.progress(in: subject)
      return Row(model.language(subject.title), progress: progress, detail: progress.counts)
    }
    .id(\.id.rawValue)
    .onSelect { subject, _, context in context.push(.subject(subject.id)) }
    if let step = model.nextStep {
      Row(step.title, detail: step.detail)
        .id("last").key("0")
        .onSelect { _, context in
          context.push([.subject(step.lesson.subject), .lesson(step.lesson)])
        }
    }
    Row(model.language("住んでいるところ", "Where you live"), detail: model.placeName)
      .id("place")
      .onSelect { _, context in
        context.ask(Self.place, presented: .sheet) { .prefectures(for: PlaceRequest(slot: $0)) }
      }
    Row(model.language("このアプリについて", "About")).id("about")
      .onSelect { home, context in context.present(home.model.about) }
  }

  mutating func start(in context: Context<Self>) {
    context.presentNews(of: model)
  }
}
