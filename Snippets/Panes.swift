import ScreenStack

enum AddressRoute: RouteValue {
  case people
  case person(String)
  case photo(of: String)

  static let panes = Panes<AddressRoute> { area in
    area.columns >= 100 ? 2 : 1
  } role: { route in
    switch route {
    case .people: .list
    case .person: .detail
    case .photo: .full
    }
  }
}

struct People: Screen<AddressRoute> {
  var title: String { "People" }
  var body: some View<Self> {
    RowList(["Anna", "Bert", "Clara"]) { Row($0) }
      .id { $0 }
      .onSelect { name, _, context in context.push(.person(name)) }
  }

  func row(opening route: AddressRoute) -> String? {
    if case .person(let name) = route { name } else { nil }
  }
}

struct Person: Screen<AddressRoute> {
  let name: String

  var title: String { name }
  var body: some View<Self> {
    Text("\(name) lives in Lisbon.")
    Row("Photo").onSelect { screen, context in context.push(.photo(of: screen.name)) }
  }
}

struct Photo: Screen<AddressRoute> {
  let name: String

  var title: String { "Photo of \(name)" }
  var body: some View<Self> { Text("(^_^)") }
}

let app = App(root: AddressRoute.people, panes: AddressRoute.panes) { route in
  switch route {
  case .people: People()
  case .person(let name): Person(name: name)
  case .photo(let name): Photo(name: name)
  }
}
app.run()
