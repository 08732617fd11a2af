import Navigation
import Testing

/// A router with a recording host, and shortcuts to query both.
struct Desk {
  let host = RecordingHost()
  let queue = WorkQueue()
  let router: Router<Page>

  /// Launches with a path written as `A B C`, created and drawn one by one.
  init(_ names: String = "A", visited: Bool = true) {
    let path = pages(names)
    router = Router(root: path[0], host: host, queue: queue)
    router.launch(visited ? [path[0]] : path)
    if visited { for page in path.dropFirst() { router.push(page) } }
    host.events = []
    host.journal = []
  }

  /// Launches with several paths, whose first pages are their roots. The first is visible.
  init(roots: [(PathID, String)]) {
    var number: UInt64 = 0
    let paths = roots.map { id, names in
      Path(
        pages(names).map { page in
          number += 1
          return Entry(id: EntryID(number: number), route: page)
        }, id: id)
    }
    router = Router(paths: paths, host: host, queue: queue)
    router.launch()
    host.events = []
    host.journal = []
  }

  /// Makes room for a number of panes.
  func panes(_ count: Int) -> Desk {
    router.layOut(StackLayout(panes: count))
    host.events = []
    host.journal = []
    return self
  }

  /// A page asks for another, which begins a flow or a sheet.
  @discardableResult
  func present(_ name: String, as style: PresentationStyle, by page: String) -> ResultRequest<
    String
  > {
    screen(page).ask("answer", presented: style) { Page(name, slot: $0) }
  }

  /// The entry whose route has a name, with or without a slot.
  func named(_ name: String) -> Navigator<Page> {
    let entry = router.path.entries.last { $0.route.name == name }
    return router.navigator(for: .entry(entry?.id ?? EntryID(number: 0)))
  }

  /// The visible pages as `L D*`, bottom first, with a star at the active one.
  var visible: String {
    router.visible.map { host.name(of: $0) + ($0 == router.active ? "*" : "") }
      .joined(separator: " ")
  }

  /// The path as `A B C`.
  var path: String { router.path.routes.map(\.name).joined(separator: " ") }

  /// The events since the last call, as the contract writes them.
  func events() -> String {
    defer { host.events = [] }
    return host.events.joined(separator: ", ")
  }

  /// The entry of a page that is nearest to the top.
  func entry(_ name: String) -> EntryID {
    router.path.nearest(Page(name))?.id ?? EntryID(number: 0)
  }

  /// The navigator of the screen on top.
  var top: Navigator<Page> { router.navigator(for: .entry(router.path.top.id)) }

  /// The navigator of a screen.
  func screen(_ name: String) -> Navigator<Page> {
    router.navigator(for: .entry(entry(name)))
  }

  /// The pages of entries as `C B`.
  func names(_ entries: [EntryID]) -> String {
    entries.map(host.name(of:)).joined(separator: " ")
  }

  /// Has every transition drawn, until the test ends it.
  func drawing() -> Desk {
    host.draws = true
    return self
  }
}
