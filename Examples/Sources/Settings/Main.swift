import Foundation
import ScreenStack

/// The screens: the list of parts, a part, and the text of the file.
enum Place: RouteValue {
  case home
  case topic(Topic)
  case file
}

/// Makes the program for a file and what was read from it.
func makeSettings(file: PreferencesFile, saved: Preferences) -> App<Place> {
  App(root: Place.home, model: SettingsModel(file: file, saved: saved)) { place, model in
    switch place {
    case .home: HomeScreen(model: model)
    case .topic(let topic): TopicScreen(model: model, topic: topic)
    case .file: FileScreen(saved: model.saved)
    }
  }
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
    let file = PreferencesFile(path: URL(fileURLWithPath: path).standardizedFileURL.path)
    do {
      let saved = try file.read()
      let options = RunOptions<Place>(
        appearance: saved.appearance, arguments: arguments.dropFirst())
      makeSettings(file: file, saved: saved).run(options)
    } catch {
      fail("\(error)")
    }
  }

  private static func fail(_ words: String) -> Never {
    FileHandle.standardError.write(Data("\(words)\n".utf8))
    exit(2)
  }
}
