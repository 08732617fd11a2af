import Foundation
import KeyScript
import KeyScriptTools
import ScreenStack

enum CountRoute: RouteValue {
  case count
}

struct Count: Screen<CountRoute> {
  var count = 0

  var title: String { "Count" }
  var body: some View<Self> {
    Row("One more", detail: "\(count)").onSelect { screen, _ in screen.count += 1 }
  }
}

func makeApp() -> App<CountRoute> {
  App(root: CountRoute.count) { route in
    switch route {
    case .count: Count()
    }
  }
}

func target(_ settings: ScriptSettings) -> any ScriptTarget {
  AppTarget(makeApp(), settings: settings) { "\($0)" }
}

func transcript(of script: Script) -> String {
  let lineMode = LineModeTranscript()
  var player = Player { settings in target(settings) }
  player.isInLineMode = true
  player.watchers = [lineMode]
  print(player.play(script))
  return lineMode.text
}

func minimize(_ file: String, with player: Player) throws {
  let small = try ScriptMinimizer(player).minimize(Script(contentsOf: file))
  print(small.script.text, terminator: "")
  print("# \(small)")
}

func coverage(of files: [String]) throws -> Coverage {
  let observer = CoverageObserver<CountRoute>(screens: ["count"]) { "\($0)" }
  let player = Player { settings in
    let app = makeApp()
    observer.follow(app)
    return AppTarget(app, settings: settings) { "\($0)" }
  }
  for file in files { print(player.play(try Script(contentsOf: file))) }
  return observer.coverage
}

var player = Player { settings in target(settings) }
player.command = { file, line in line.map { "my-program --until \($0) \(file)" } }
player.snapshots = SnapshotFolders()
let script = try Script(contentsOf: "first.keys")
let report = player.play(script)
print(report)
exit(report.outcome.exitStatus)
