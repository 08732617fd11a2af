import Foundation
import KeyScript
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

func target(_ settings: ScriptSettings) -> any ScriptTarget {
  let app = App(root: CountRoute.count) { route in
    switch route {
    case .count: Count()
    }
  }
  return AppTarget(app, settings: settings, name: { "\($0)" })
}

var player = Player { settings in target(settings) }
player.programName = "my-program"
player.snapshots = SnapshotFolders()
let script = try Script(contentsOf: "first.keys")
let report = player.play(script)
print(report)
exit(report.outcome.exitStatus)
