import Navigation
import TerminalCore
public import TerminalUI

/// Creates the Study app, including its inspector.
public func makeStudy(model: sending StudyModel) -> App<StudyRoute> {
  // In a window of 100 columns, Home has room for its rows, and what is beside it for lessons.
  let panes = Panes<StudyRoute>(leastList: 56) {
    $0.columns >= 100 ? 2 : 1
  } role: {
    $0.paneRole
  }
  let modes = StudyMode.allCases.map(\.mode)
  let (copying, notices) = (model.copying, model.notices)
  let app = App(modes: modes, model: model, panes: panes) { route, model in
    switch route {
    case .home: HomeScreen(model: model)
    case .subject(let subject): SubjectScreen(model: model, subject: subject)
    case .lesson(let lesson): AskingScreen(model: model, scope: .lesson(lesson))
    case .items(let lesson): ItemsScreen(model: model, lesson: lesson)
    case .exams(let subject): ExamsScreen(model: model, subject: subject)
    case .exam(let lesson): AskingScreen(model: model, scope: .exam(lesson))
    case .review: ReviewScreen(model: model)
    case .reviewRound: AskingScreen(model: model, scope: .review(nil))
    case .reviewOf(let subject): AskingScreen(model: model, scope: .review(subject))
    case .prefectures(let request): PrefecturePicker(model: model, request: request)
    case .cities(let prefecture, let request):
      CityPicker(model: model, prefecture: prefecture, request: request)
    case .wards(let city, let request): WardPicker(model: model, city: city, request: request)
    case .map: MapScreen(model: model)
    case .prefecture(let place): PrefectureScreen(model: model, place: place)
    case .city(let place): CityScreen(model: model, place: place)
    case .record: RecordScreen(model: model)
    case .results: ResultsScreen(model: model)
    case .mistakes(let round): AskingScreen(model: model, scope: .mistakes(ofRound: round))
    case .leeches: LeechesScreen(model: model)
    case .leechRound: AskingScreen(model: model, scope: .leeches)
    case .round(let number): RoundScreen(model: model, number: number)
    case .settings: SettingsScreen(model: model)
    }
  }
  copying.onError { [weak app] in app?.post { $0.refresh() } }
  notices.onRedrawing { [weak app] in app?.post { $0.refresh() } }
  notices.onNotifying { [weak app] in app?.notify($0, waitsForKey: $1) }
  app.observeAppearance(model: StudyModel.self) { $1.glyphs = $0.glyphs }
  app.setPhrases(.japaneseWithReadings, for: .japaneseWithReadings)
  app.offerInspector(recording: .sinceOpening) { $0.name }
  return app
}

/// A screen of Study. While changes can't be written, or records not be read, the top screen tries
/// again every second, and changes are tried a last time when the program quits.
protocol StudyScreen: Screen<StudyRoute> {
  /// The model that all screens share.
  var model: StudyModel { get }

  /// Reads what the screen shows of the records, before it appears, and again once records that
  /// couldn't be read can be. Does nothing by default.
  mutating func read()
}

extension StudyScreen {
  var quitQuestion: String? { model.quitQuestion }

  mutating func read() {}

  mutating func start(in context: Context<Self>) { context.catchUp(with: model) }

  mutating func lifecycle(_ phase: LifecyclePhase, in context: Context<Self>) {
    if case .willAppear = phase {
      model.expireIfOthersChanged()
      read()
    }
    if phase == .didAppear {
      // The folder may have been created since the last look.
      context.followLessons(of: model)
      // A round that was left has no result with which the copy would be made.
      if model.hasAnswered { context.copyRecords(of: model) }
    }
    keepSaving(phase, in: context)
  }

  /// Saves what isn't written yet: repeatedly once this screen is visible, and a last time if the
  /// program is quitting and this is the top screen.
  func keepSaving(_ phase: LifecyclePhase, in context: Context<Self>) {
    if phase == .didAppear { context.recover(model) }
    if phase == .willDisappear(.quit), context.path.top.id == context.entry { model.end() }
  }
}

/// The version of Study, for the About dialog and `--version`.
public let studyVersion = "0.1.0"
