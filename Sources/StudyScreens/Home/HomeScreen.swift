import Navigation
import Records
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
    today
    RowList(model.catalog.subjects) { subject in
      let progress = model.progress(in: subject)
      return Row(model.language(subject.title), progress: progress, detail: progress.counts)
    }
    .id(\.id.rawValue)
    .onSelect { subject, _, context in context.push(.subject(subject.id)) }
    Row(model.language("住んでいるところ", "Where you live"), detail: model.placeName)
      .id("place")
      .onSelect { _, context in
        context.ask(Self.place, presented: .sheet) { .prefectures(for: PlaceRequest(slot: $0)) }
      }
  }

  /// What there is to do today, if there is anything.
  @ViewBuilder<Self> private var today: some View<Self> {
    if model.current.summary.streak > 0 { Text(streak, role: .muted) }
    if model.dueCount > 0 {
      Row(
        model.language("きょうの復習", "Today’s review"),
        detail: model.wordsForLength(ofReview: model.dueCount)
      )
      .id("review").key("r")
      .onSelect { _, context in context.show(StudyMode.review.id) }
    }
    if let step = model.nextStep {
      Row(step.title, detail: step.detail)
        .id("last").key("0")
        .onSelect { _, context in
          context.push([.subject(step.lesson.subject), .lesson(step.lesson)])
        }
    }
    if model.dueCount > 0 || model.nextStep != nil { Blank() }
  }

  private var streak: String {
    let days = model.current.summary.streak
    return days == 1
      ? model.language("きょうで1日目", "First day")
      : model.language("\(days)日つづけて", "\(days) days in a row")
  }

  mutating func start(in context: Context<Self>) {
    context.presentNews(of: model)
  }
}
