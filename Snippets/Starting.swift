import Foundation
import ScreenStack

enum LetterRoute: RouteValue {
  case letters
}

struct Letters: Screen<LetterRoute> {
  let folder: String

  var title: String { folder }
  var body: some View<Self> { Text("No letters") }
}

var arguments = CommandLine.arguments.dropFirst()
guard let folder = arguments.popFirst(), !folder.hasPrefix("-") else {
  FileHandle.standardError.write(Data("usage: letters FOLDER [--lang TAG] [--theme THEME]\n".utf8))
  exit(2)
}
let app = App(root: LetterRoute.letters) { _ in Letters(folder: folder) }
app.run(RunOptions(arguments: arguments))
