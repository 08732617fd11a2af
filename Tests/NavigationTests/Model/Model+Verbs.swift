import Navigation

/// Section 2: what each verb makes of the path.
extension Model {
  func go(_ verb: Verb, by requester: Requester) {
    if case .on(let place, let verb) = verb {
      return go(verb, by: requester, on: self.place(place), shows: verb.cause == .link)
    }
    go(verb, by: requester, on: nil, shows: false)
  }

  private func go(_ verb: Verb, by requester: Requester, on path: Int?, shows: Bool) {
    let slot = asking(verb.slot)
    if verb.slot != nil, slot == nil { return }
    let operation = Operation(verb.cause, by: requester)
    operation.path = path
    operation.shows = shows
    operations.append(operation)
    var target: EntryID?
    if case .remove(let who) = verb { target = entry(who) }
    if case .popToEntry(let who) = verb { target = entry(who) }
    let removesItself = verb.cause == .remove && target.map { requester == .entry($0) } == true
    if case .show(let place) = verb {
      operation.path = self.place(place)
      operation.shows = true
    }
    submit(operation, edits: true) { [target] model, operation in
      let isThere = target.map(model.ids.contains) == true
      model.edit(operation, isAllowed: removesItself && isThere) { path in
        model.plan(verb, operation, target: target, slot: slot?.number, path)
      }
    }
  }

  /// The path that a verb wants, and why it is unchanged if it is the one there is.
  private func plan(
    _ verb: Verb, _ operation: Operation, target: EntryID?, slot: UInt64?, _ path: [Entry<String>]
  ) -> ([Planned], String) {
    let all = path.planned
    let root = root(for: operation.requester, in: path)
    func upTo(_ page: String) -> [Planned]? {
      path[root...].lastIndex { $0.route == page }.map { Array(all[...$0]) }
    }
    let place = path.firstIndex { $0.id == target }
    switch verb {
    case .push(let page): return (push([page], by: operation, on: path), "equal")
    case .pushAll(let pages): return (push(pages, by: operation, on: path), "equal")
    case .pass(let page, _):
      return (push(["\(page)/\(slot ?? 0)"], by: operation, on: path), "equal")
    case .navigate(let page): return (upTo(page) ?? all + [Planned(page)], "equal")
    case .pop(let count): return (pop(count, by: operation.requester, root: root, path), "atRoot")
    case .back: return (Array(all.prefix(max(1, all.count - 1))), "atRoot")
    case .popToRoot: return (Array(all[...root]), "atRoot")
    case .popTo(let page, let fallback):
      if let path = upTo(page) { return (path, "equal") }
      switch fallback {
      case .unchanged: return (all, "absent")
      case .popToRoot: return (Array(all[...root]), "atRoot")
      case .replaceTop(let page): return (all.dropLast() + [Planned(page.name)], "equal")
      case .push(let page): return (all + [Planned(page.name)], "equal")
      }
    case .popToEntry:
      guard let place, place >= root else { return (all, "absent") }
      return (Array(all[...place]), "equal")
    case .replaceTop(let page): return (all.dropLast() + [Planned(page)], "equal")
    case .setPath(let pages, let keeping): return (set(pages, keeping, path), "equal")
    case .link(let pages): return (set(pages, .commonPrefix, path), "equal")
    case .remove:
      guard let place else { return (all, "absent") }
      return (place == 0 ? all : all.filter { $0.id != target }, "atRoot")
    case .present(let page, let style):
      operation.presents = style
      return (all + [Planned(page)], "equal")
    case .dismiss:
      guard let flow = flow(of: operation.requester, in: path) else { return (all, "atRoot") }
      return (Array(all[..<flow]), "atRoot")
    case .update(let text): return (Planned.batch(text, of: all), "equal")
    case .show:
      // The path on show goes to its root, flows included.
      guard operation.path == onShow else { return (all, "equal") }
      operation.cause = .popTo
      return (Array(all.prefix(1)), "equal")
    case .on: preconditionFailure("an operation means one path")
    }
  }

  /// What pushes while something is above it replaces that. Where the very route is right above it,
  /// that entry is kept, and becomes active.
  func push(
    _ pages: [String], by operation: Operation, on path: [Entry<String>]
  ) -> [Planned] {
    guard case .entry(let id) = operation.requester, !pages.isEmpty,
      let place = path.firstIndex(where: { $0.id == id }), place < path.count - 1
    else { return path.planned + pages.map { Planned($0) } }
    operation.cause = .replace
    let kept = path[...place].map { Planned($0) }
    guard pages == [path[place + 1].route] else { return kept + pages.map { Planned($0) } }
    operation.activates = path[place + 1].id
    return kept + [Planned(path[place + 1])]
  }

  /// A screen with something above it pops that. At the first screen of a flow, a single pop leaves
  /// it.
  private func pop(
    _ count: Int, by requester: Requester, root: Int, _ path: [Entry<String>]
  ) -> [Planned] {
    let place = path.firstIndex { requester == .entry($0.id) }
    if let place, place < path.count - 1, count == 1 { return path[...place].map { Planned($0) } }
    let isAtRoot = path.count - 1 == root && count == 1
    let left = isAtRoot ? root : max(root + 1, path.count - count)
    return path.prefix(max(1, left)).map { Planned($0) }
  }

  /// The place of a requester's root: the first screen of the flow that it is in.
  private func root(for requester: Requester, in path: [Entry<String>]) -> Int {
    guard let place = path.firstIndex(where: { requester == .entry($0.id) }) else { return 0 }
    return firstScreen(in: path[...place])
  }

  /// The place of the first screen of a requester's flow; of the topmost one for the app, and for a
  /// screen of another path.
  private func flow(of requester: Requester, in path: [Entry<String>]) -> Int? {
    let place = path.firstIndex { requester == .entry($0.id) } ?? path.count - 1
    let first = firstScreen(in: path[...place])
    return first > 0 ? first : nil
  }

  private func set(
    _ pages: [String], _ keeping: Keeping, _ path: [Entry<String>]
  ) -> [Planned] {
    let common = zip(path, pages).prefix { $0.route == $1 }.count
    var above = Array(path[common...])
    let rest = pages[common...].map { page in
      guard keeping == .equalRoutes, let place = above.firstIndex(where: { $0.route == page })
      else { return Planned(page) }
      return Planned(above.remove(at: place))
    }
    return path[..<common].map { Planned($0) } + rest
  }
}
