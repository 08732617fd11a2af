import Foundation
import ScreenStack

enum DiaryRoute: RouteValue {
  case days
  case day(String)
}

struct Days: Screen<DiaryRoute> {
  var title: String { "Diary" }
  var body: some View<Self> {
    RowList(["Monday", "Tuesday"]) { Row($0) }.onSelect { day, _, context in
      context.push(.day(day))
    }
  }
}

struct DiaryDay: SavedScreen<DiaryRoute>, Codable {
  let name: String
  var text = ""

  var title: String { name }
  var body: some View<Self> { EntryField(\.text) }
}

/// A day with a shared calendar, of which only the text is saved.
struct SharedDay: SavedScreen<DiaryRoute> {
  let calendar: DiaryCalendar
  var text = ""

  var title: String { calendar.name }
  var body: some View<Self> { EntryField(\.text) }

  var saved: String {
    get { text }
    set { text = newValue }
  }
}

final class DiaryCalendar {
  let name = "Calendar"
}

let app = App(root: DiaryRoute.days) { route in
  switch route {
  case .days: Days()
  case .day(let name): DiaryDay(name: name)
  }
}
let home = ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory()
let folder = URL(fileURLWithPath: home).appending(path: ".local/state/diary")
let file = folder.appending(path: "path.json")

app.observeEnding { saved in
  do {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try JSONEncoder().encode(saved).write(to: file, options: .atomic)
    // What was typed is for nobody else to read.
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
  } catch {
    print("The diary's place can't be saved: \(error.localizedDescription)")
  }
}
let data = try? Data(contentsOf: file)
let saved = data.flatMap { try? JSONDecoder().decode(SavedPath<DiaryRoute>.self, from: $0) }
app.run(RunOptions(restoring: saved, arguments: CommandLine.arguments.dropFirst()))
