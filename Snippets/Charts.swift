import ScreenStack

enum ChartsRoute: RouteValue {
  case loads, year, mail
}

struct Subject {
  let name: String
  let minutes: Int
}

struct Day {
  let isOver: Bool
  let reviews: Int
}

struct Loads: Screen<ChartsRoute> {
  var loads = [2.0, 3, 5, 4, 8, .nan, 9, 7, 4, 3, 1, 2, 6]
  var subjects = [
    Subject(name: "Kanji", minutes: 94), Subject(name: "Capitals", minutes: 41),
    Subject(name: "Chemistry", minutes: 12), Subject(name: "Music", minutes: 0),
  ]

  var title: String { "Loads" }
  var body: some View<Self> {
    Sparkline("Load", loads, in: 0...10)
    Blank()
    BarChart(subjects) { Bar($0.name, $0.minutes, words: "\($0.minutes) min") }
  }
}

struct Year: Screen<ChartsRoute> {
  var days = (0..<371).map { day in
    Day(isOver: day >= 3 && day < 368, reviews: day * 37 % 101 * (day % 23) / 50)
  }

  var title: String { "Year" }
  var body: some View<Self> {
    Heatmap(days, rows: 7, rowLabels: ["Mon", "", "Wed", "", "Fri"]) { day in
      day.isOver ? (day.reviews + 9) / 10 : nil
    }
    .columnLabels { week in week % 13 == 6 ? "Q\(week / 13 + 1)" : "" }
  }
}

struct Mail: Screen<ChartsRoute> {
  var box = "Inbox"
  var folders = ["Home", "Letters", "2026"]

  var title: String { "Mail" }
  var body: some View<Self> {
    Tabs(\.box, ["Inbox", "Drafts", "Sent"])
    switch box {
    case "Inbox": Row("A letter from Anna")
    default: Text("nothing in \(box)")
    }
    Divider()
    Breadcrumb(folders) { index, screen, _ in screen.folders = Array(screen.folders[...index]) }
    Row("May.txt")
  }
}

func makeApp() -> App<ChartsRoute> {
  App(root: ChartsRoute.loads) { route in
    switch route {
    case .loads: Loads()
    case .year: Year()
    case .mail: Mail()
    }
  }
}
makeApp().run()
