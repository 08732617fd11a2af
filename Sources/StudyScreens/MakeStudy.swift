public import TerminalUI

/// Study as an app: its first screen, what its screens share, and the screen of each route.
public func makeStudy(model: sending StudyModel) -> App<StudyRoute> {
  let app = App(root: StudyRoute.home, model: model) { route, model in
    switch route {
    case .home: HomeScreen(model: model)
    case .subject(let subject): SubjectScreen(model: model, subject: subject)
    case .lesson(let lesson): LessonScreen(model: model, lesson: lesson)
    case .prefectures(let request): PrefecturePicker(model: model, request: request)
    case .cities(let prefecture, let request):
      CityPicker(model: model, prefecture: prefecture, request: request)
    case .wards(let city, let request): WardPicker(model: model, city: city, request: request)
    }
  }
  app.offerInspector { $0.name }
  return app
}
