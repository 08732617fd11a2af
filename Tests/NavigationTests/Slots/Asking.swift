import Navigation

extension Desk {
  /// A asks B, which passes its slot to C.
  static func asked() -> (desk: Desk, request: ResultRequest<String>) {
    let desk = Desk("A")
    let request: ResultRequest<String> = desk.screen("A").ask("place") { Page("B", slot: $0) }
    desk.router.push(Page("C", slot: request.slot))
    _ = desk.events()
    desk.host.journal = []
    return (desk, request)
  }

  /// The entry at a place in the path, counted from the root.
  func entry(at index: Int) -> EntryID { router.path.entries[index].id }
}
