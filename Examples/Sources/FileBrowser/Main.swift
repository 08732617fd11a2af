import Foundation
import ScreenStack

/// The screens: what a folder holds, and what a file holds.
enum Place: RouteValue {
  case folder(String)
  case file(String)

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
  App(root: Place.folder(folder), panes: Place.panes) { place in
    switch place {
    case .folder(let path): FolderScreen(path: path)
    case .file(let path): FileScreen(path: path)
    }
  }
}

@main
enum FileBrowser {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count <= 1 else {
      FileHandle.standardError.write(Data("usage: FileBrowser [FOLDER]\n".utf8))
      exit(2)
    }
    let folder = arguments.first ?? FileManager.default.currentDirectoryPath
    makeBrowser(of: URL(fileURLWithPath: folder).standardizedFileURL.path).run()
  }
}
