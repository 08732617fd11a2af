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

let app = App(root: DiaryRoute.days) { route in
  switch route {
  case .days: Days()
  case .day(let name): DiaryDay(name: name)
  }
}
let file = URL(fileURLWithPath: "diary.json")
let size = Size(columns: 80, rows: 24)

app.observeEnding { saved in
  try? JSONEncoder().encode(saved).write(to: file, options: .atomic)
}
if let data = try? Data(contentsOf: file),
  let saved = try? JSONDecoder().decode(SavedPath<DiaryRoute>.self, from: data)
{
  app.launch(restoring: saved, size: size)
} else {
  app.launch(size: size)
}
