import Navigation
import Records
import SpacedRepetition
import StudyCatalog
import TerminalCore
import TerminalUI

/// The first screen: today's review, the next lesson, subjects with progress, and where the learner
/// lives.
struct HomeScreen: StudyScreen {
  let model: StudyModel

  static let answers = Answers(place)

  /// The place that a picker returns.
  private static let place = Answer<Self, PlaceCode?>("place") { home, code in
    if let code { home.model.setPlace(code) }
  }

  static var keys: Keys<Self> {
    // There is no row with this key while nothing is due.
    KeyBinding("r", "") { screen, context in context.notify(screen.model.wordsForNothingDue) }
    KeyBinding.explainingLearned
  }

  var title: String { model.language("ホーム", "Home") }

  var body: some View<Self> {
    NoticeText(model: model)
    if model.nextStep == nil, !model.hasItemsToRemember {
      SpareLine(
        model.language("教科を選ぶと始まります。", "Choose a subject to begin."), role: .muted,
        leastRows: 6 + model.catalog.subjects.count)
    }
    if let words = model.wordsForMistakes { Text(words, role: .bad) }
    today
    GroupGap()
    list(
      of: model.catalog.subjects.prefix(model.catalog.builtInCount),
      heading: model.headingOfSubjects, model.language.wordForLearned
    ) { $0.id.rawValue }
    // Settings, set apart from the subjects.
    Blank()
    place
    Row(model.wordForSettings).id("settings").key("s")
      .onSelect { _, context in context.push(.settings) }
    ownSubjects
  }

  private var place: some View<Self> {
    SizeReader { [model] width in
      let label = model.name(of: .place)
      Row(
        label,
        detail: model.placeName(within: RowRoom.forText(in: width, beside: label.displayWidth))
      )
      .id("place")
      .onSelect { _, context in
        context.ask(Self.place, presented: .sheet) { .prefectures(for: PlaceRequest(slot: $0)) }
      }
    }
  }

  /// The learner's own subjects. They come last, so that the other rows keep their numbers.
  @ViewBuilder<Self> private var ownSubjects: some View<Self> {
    let own = model.catalog.subjects.dropFirst(model.catalog.builtInCount)
    if !own.isEmpty {
      Blank()
      Section(model.language("自分の教科", "Your own subjects")) {
        list(of: own) { "own/\($0.id.rawValue)" }
      }
    }
  }

  func row(opening route: StudyRoute) -> String? {
    switch route {
    case .subject(let subject):
      model.catalog.subjects.prefix(model.catalog.builtInCount).contains { $0.id == subject }
        ? subject.rawValue : "own/\(subject.rawValue)"
    case .prefectures: "place"
    case .settings: "settings"
    default: nil
    }
  }

  private func list(
    of subjects: ArraySlice<Subject>, heading title: @escaping (Int) -> String = { _ in "" },
    _ detail: String = "",
    id: @escaping (Subject) -> String
  ) -> some View<Self> {
    SizeReader { [model] width in
      let widest = "000/000".count
      let readings = TitleReadings(
        of: subjects.map(\.title), in: RowRoom.forText(in: width, beside: RowRoom.bar, widest),
        model.language)
      RowList(subjects) { subject in
        let title = readings.text(of: subject.title)
        let progress = model.progress(in: subject)
        let row =
          model.wordsForNoLesson(in: subject).map { Row<Self>(title, detail: $0).style(.muted) }
          ?? Row(
            title, progress: progress,
            details: [progress.detail(width: widest, in: model.language)])
        return readings.complete(row, of: subject.title)
      }
      .heading(title(width), details: detail)
      .id(id)
      .onSelect { subject, screen, context in
        if screen.model.wordsForNoLesson(in: subject) == nil {
          context.push(.subject(subject.id))
        } else {
          context.notify(screen.model.wordsForGrade(in: subject.id) ?? "")
        }
      }
    }
  }

  /// What there is to do today: the streak, the review, and the next lesson; empty if there is
  /// nothing.
  @ViewBuilder<Self> private var today: some View<Self> {
    if let words = model.wordsForStreak { Text(words, role: .muted) }
    if model.dueCount > 0 {
      Row(model.wordForReview, details: model.detailsOfReview)
        .id("review").key("r").actionName(model.language.wordForBeginning)
        .onSelect { _, context in context.review(.reviewRound) }
    } else if model.hasItemsToRemember, model.exams.isEmpty {
      reviewIsDone
    }
    if let step = model.nextStep {
      SizeReader { width in
        let room = RowRoom.forText(in: width, beside: step.detail.displayWidth)
        row(
          for: step,
          titled: step.longTitle.displayWidth <= room ? step.longTitle : step.title)
      }
    }
  }

  private func row(for step: StudyModel.NextStep, titled title: String) -> Row<Self> {
    Row(title, detail: step.detail)
      .id("last").key("0").actionName(model.wordForAsking(step.lesson))
      .onSelect { _, context in
        context.push([.subject(step.lesson.subject), .lesson(step.lesson)])
      }
  }

  /// The row of a review that is done, with what comes next. It leads to the days ahead.
  private var reviewIsDone: Row<Self> {
    Row(
      model.wordForReview,
      details: [model.wordsForNextReview, model.wordsForReviewDone].compactMap(\.self)
        .map { RowDetail($0) }
    )
    .style(.muted).id("review").key("r")
    .onSelect { _, context in context.navigate(to: .review, showing: StudyMode.review.id) }
  }
}
