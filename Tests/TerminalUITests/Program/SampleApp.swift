import Navigation
import TerminalCore
import TerminalUI

/// Creates the sample program and shows its first screen.
func launch(
  _ path: SampleRoute..., model: SampleModel = SampleModel(), columns: Int = 30, rows: Int = 8,
  motion: MotionSetting = .none
) -> App<SampleRoute> {
  let app = makeSample(model: model)
  app.keepEvents()
  app.launch(
    path.isEmpty ? nil : path, size: Size(columns: columns, rows: rows),
    appearance: Appearance(glyphs: .ascii, motion: motion))
  return app
}

/// Creates the sample program.
func makeSample(model: SampleModel = SampleModel()) -> App<SampleRoute> {
  App(root: SampleRoute.home, model: model) { route, model in
    switch route {
    case .home: Home()
    case .list: Animals(model: model)
    case .form: Question()
    case .search: Search(model: model)
    case .story: Story()
    case .dialogs: Dialogs(model: model)
    case .loading: Slow(scope: .onStack)
    case .visibleLoading: Slow(scope: .visible)
    case .deep(let level): Deep(level: level)
    case .colours(let slot): Colours(returning: slot)
    }
  }
}
