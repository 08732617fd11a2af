import Foundation
import KeyScript
import KeyScriptTools
import ScreenStack

enum NoteRoute: RouteValue {
  case notes
}

struct Notes: Screen<NoteRoute> {
  var count = 0

  var title: String { "Notes" }
  var body: some View<Self> {
    Row("New", detail: "\(count)").onSelect { screen, _ in screen.count += 1 }
  }
}

@Sendable func target(_ settings: ScriptSettings) -> any ScriptTarget {
  let app = App(root: NoteRoute.notes) { route in
    switch route {
    case .notes: Notes()
    }
  }
  return AppTarget(app, settings: settings, name: { "\($0)" })
}

@Sendable func play(_ file: String) -> ScriptResult {
  var player = Player { settings in target(settings) }
  player.snapshots = SnapshotFolders()
  do {
    return ScriptResult(try player.play(ScriptSource(file), times: 1))
  } catch {
    return ScriptResult(file, .refused("\(error)"))
  }
}

var list = try ScriptList(["walks"])
list.keep(Shard(1, of: 2))
var report = JUnitReport(name: "my-program")
var summary = PlaySummary()
for result in ParallelResults(list.files, threads: 4, work: { play($0) }) {
  if result.isFailure { print(result.reportText) }
  summary.add(result)
  report.add(result)
}
print(summary)
try report.text.write(toFile: "report.xml", atomically: true, encoding: .utf8)
exit(summary.exitStatus)
