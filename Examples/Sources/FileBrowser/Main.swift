import Foundation
import ScreenStack

/// The screens: what a folder holds, and what a file holds.
enum Place: RouteValue {
  case folder(String)
  case file(String)

  var path: String {
    switch self {
    case .folder(let path), .file(let path): path
    }
  }

  /// From 100 columns on, two screens stand side by side; a folder leaves room for what is opened
  /// from it.
  static let panes = Panes<Place> { area in
    area.columns >= 100 ? 2 : 1
  } role: { place in
    switch place {
    case .folder: .list
    case .file: .detail
    }
  }
}

/// Makes the program for a folder.
func makeBrowser(of folder: String) -> App<Place> {
  let app = App(root: Place.folder(folder), model: Words(), panes: Place.panes) { place, words in
    switch place {
    case .folder(let path): FolderScreen(path: path, words: words)
    case .file(let path): FileScreen(path: path, words: words)
    }
  }
  app.observeAppearance(model: Words.self) { appearance, words in
    words.language = appearance.language.bestMatch(in: [.japanese]) ?? .english
  }
  return app
}

@main
enum FileBrowser {
  static func main() {
    let usage = "usage: FileBrowser [FOLDER] [OPTION…]"
    let arguments = ProgramArguments(CommandLine.arguments.dropFirst())
    guard arguments.own.count <= 1, arguments.own.first?.hasPrefix("-") != true else {
      FileHandle.standardError.write(Data("\(usage)\n".utf8))
      exit(2)
    }
    let folder = arguments.own.first ?? FileManager.default.currentDirectoryPath
    makeBrowser(of: URL(fileURLWithPath: folder).standardizedFileURL.path)
      .run(RunOptions(usage: usage, arguments: arguments.options))
  }
}
