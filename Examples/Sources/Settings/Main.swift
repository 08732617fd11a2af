import Foundation
import ScreenStack

/// The screens: the list of parts, a part, and the text of the file.
enum Place: RouteValue {
  case home
  case topic(Topic)
  case file
}

/// Makes the program for a file, what was read from it, and the language of the system.
func makeSettings(
  file: PreferencesFile, saved: Preferences, system: Language = .english
) -> App<Place> {
  let model = SettingsModel(file: file, saved: saved, system: system)
  let app = App(root: Place.home, model: model) { place, model in
    switch place {
    case .home: HomeScreen(model: model)
    case .topic(let topic): TopicScreen(model: model, topic: topic)
    case .file: FileScreen(model: model)
    }
  }
  app.observeAppearance(model: SettingsModel.self) { appearance, model in
    model.words.language = appearance.language.bestMatch(in: [.japanese]) ?? .english
  }
  return app
}

@main
enum Settings {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard let path = arguments.first, !path.isEmpty, !path.hasPrefix("-") else {
      fail(
        "usage: Settings FILE [--lang TAG] [--theme THEME] [--glyphs GLYPHS] [--motion MOTION] "
          + "[--mouse on|off]")
    }
    let system = ProcessEnvironment.current.language.bestMatch(in: [.japanese]) ?? .english
    let file = PreferencesFile(path: URL(fileURLWithPath: path).standardizedFileURL.path)
    do {
      let saved = try file.read()
      let options = RunOptions<Place>(
        appearance: saved.appearance(in: system), arguments: arguments.dropFirst())
      makeSettings(file: file, saved: saved, system: system).run(options)
    } catch {
      fail(Words(system).problem(error))
    }
  }

  private static func fail(_ words: String) -> Never {
    FileHandle.standardError.write(Data("\(words)\n".utf8))
    exit(2)
  }
}
