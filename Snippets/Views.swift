import ScreenStack

enum ViewsRoute: RouteValue {
  case letters, notes, tiles, islands, trains, rivers, parcel, transfer
}

struct Letters: Screen<ViewsRoute> {
  var letters = ["Anna", "Bert", "Clara"]
  var read = "Dear all, the meeting is on Monday."

  var title: String { "Letters" }
  var body: some View<Self> {
    HStack(spacing: 2) {
      VStack {
        RowList(letters) { Row($0) }
      }.width(.cells(12))
      Text(read)
    }
    Divider()
    HStack {
      Text("3 letters").width(.cells(11))
      Spacer()
      Text("1 new").width(.cells(7))
    }
  }
}

struct Notes: Screen<ViewsRoute> {
  var days = 1...31

  var title: String { "Notes" }
  var body: some View<Self> {
    HStack(spacing: 0) {
      Panel("Days", footer: "31") {
        ScrollView {
          RowList(days) { Row("May \($0)") }
        }
      }.width(.fraction(1 / 3))
      Panel("Note") {
        ScrollView {
          Text("Water the plants.")
        }
      }
    }
  }
}

struct Tiles: Screen<ViewsRoute> {
  var chosen = "none"

  var title: String { "Tiles" }
  var body: some View<Self> {
    Grid(["north", "east", "south", "west"], cellWidth: 12) { $0 }
      .onSelect { tile, screen, _ in screen.chosen = tile }
    Text("chosen: \(chosen)").padding(horizontal: 2, vertical: 1)
    Text("in the middle").frame(maxWidth: 17, alignment: .center)
    SizeReader { width in Text("\(width) cells") }
    Adaptive(minWidth: 60) {
      Text("There is room for a long line about the tiles above.")
    } else: {
      Text("tiles")
    }
  }
}

struct Island {
  let name: String
  let row, column: Int
}

struct Islands: Screen<ViewsRoute> {
  var visited: Set<String> = ["Honshu"]
  let islands = [
    Island(name: "Hokkaido", row: 0, column: 3), Island(name: "Honshu", row: 1, column: 2),
    Island(name: "Shikoku", row: 2, column: 1), Island(name: "Kyushu", row: 2, column: 0),
  ]

  var title: String { "Islands" }
  var body: some View<Self> {
    TileMap(
      islands, cellWidth: 12, at: { TilePlace(row: $0.row, column: $0.column) }, text: \.name
    )
    .background { [visited] line, canvas in
      if line == 0 { canvas.write("visited: \(visited.count) of 4", at: 2, role: .muted) }
    }
    .onSelect { island, screen, _ in screen.visited.insert(island.name) }
  }
}

struct Train {
  let destination, time, platform: String
}

struct Trains: Screen<ViewsRoute> {
  let trains = [
    Train(destination: "Nagoya", time: "10:14", platform: "platform 3, on time"),
    Train(destination: "Gifu", time: "10:31", platform: "platform 1, five minutes late"),
  ]

  var title: String { "Trains" }
  var body: some View<Self> {
    RowList(trains) { train in
      Row(train.destination, detail: train.time).subtitle(train.platform)
    }
    .heading("To", details: "Leaves")
  }
}

struct River {
  let name: String
  let sea: String
  let length: Int
}

struct Rivers: Screen<ViewsRoute> {
  let rivers = [
    River(name: "Shinano", sea: "Sea of Japan", length: 367),
    River(name: "Tone", sea: "Pacific", length: 322),
    River(name: "Kiso", sea: "Ise Bay", length: 229),
  ]

  var title: String { "Rivers" }
  var body: some View<Self> {
    RowList(rivers) { river in
      Row(
        river.name,
        details: [
          RowDetail(river.sea, width: 13),
          RowDetail("\(river.length) km", width: 6, alignment: .trailing),
        ])
    }
    .heading("River", details: "Flows into", "Length")
  }
}

struct Parcel: Screen<ViewsRoute> {
  var name = ""
  var mail = ""
  var isGift = true
  var apples = 3
  var size = "small"
  var wrapping = "paper"

  var title: String { "Parcel" }
  var body: some View<Self> {
    Form {
      Section("To") {
        TextField("Name", \.name, placeholder: "first and last")
        TextField("Mail", \.mail).validate { $0.contains("@") ? nil : "an @ is missing" }
      }
      Section("What") {
        Toggle("A gift", \.isGift)
        Stepper("Apples", \.apples, in: 0...9)
        Picker("Size", \.size, ["small", "large"])
        Picker("Wrapping", \.wrapping, ["paper", "cloth"], style: .radio)
      }
      HStack {
        Button("Send", submits: true) { _, context in context.push(.transfer) }
        Button("Clear") { screen, _ in screen = Parcel() }
        Spacer()
      }
    }
  }
}

struct Transfer: Screen<ViewsRoute> {
  var title: String { "Transfer" }
  var body: some View<Self> {
    Form {
      ProgressBar("Parcels", 3, of: 4)
      Gauge("Load", 7, in: 0...20, words: "7 t")
    }
    Spinner("Waiting for a van")
  }
}

func makeApp() -> App<ViewsRoute> {
  App(root: ViewsRoute.parcel) { route in
    switch route {
    case .letters: Letters()
    case .notes: Notes()
    case .tiles: Tiles()
    case .islands: Islands()
    case .trains: Trains()
    case .rivers: Rivers()
    case .parcel: Parcel()
    case .transfer: Transfer()
    }
  }
}
makeApp().run()
