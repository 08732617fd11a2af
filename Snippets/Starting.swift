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

let usage = "usage: letters FOLDER [OPTION…]"
let arguments = ProgramArguments(CommandLine.arguments.dropFirst())
let folders = arguments.own
guard arguments.options.contains("--help") || folders.count == 1 && !folders[0].hasPrefix("-")
else {
  FileHandle.standardError.write(Data("\(usage)\n".utf8))
  exit(2)
}
let app = App(root: LetterRoute.letters) { _ in Letters(folder: folders[0]) }
app.run(RunOptions(usage: usage, arguments: arguments.options))
