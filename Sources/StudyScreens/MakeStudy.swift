public import TerminalUI

/// Study as an app: its first screen, what its screens share, and the screen of each route.
public func makeStudy(model: sending StudyModel) -> App<StudyRoute> {
  let app = App(root: StudyRoute.home, model: model) { route, model in
    switch route {
    case .home: HomeScreen(model: model)
    case .subject(let subject): SubjectScreen(model: model, subject: subject)
    case .lesson(let lesson): LessonScreen(model: model, lesson: lesson)
    case .prefectures(let slot): PrefecturePicker(model: model, returning: slot)
    case .cities(let prefecture, let slot):
      CityPicker(model: model, prefecture: prefecture, returning: slot)
    case .wards(let city, let slot): WardPicker(model: model, city: city, returning: slot)
    }
  }
  app.offerInspector { $0.name }
  return app
}
