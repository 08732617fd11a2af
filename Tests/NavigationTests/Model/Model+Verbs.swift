import Navigation

/// Section 2: the path that each verb produces.
extension Model {
  func go(_ verb: Verb, by requester: Requester) {
    if case .on(let index, let verb) = verb {
      return go(verb, by: requester, on: self.pathIndex(index), shows: verb.cause == .link)
    }
    go(verb, by: requester, on: nil, shows: false)
  }

  private func go(_ verb: Verb, by requester: Requester, on path: Int?, shows: Bool) {
    let slot = self.slot(verb.slot)
    if verb.slot != nil, slot == nil { return }
    // The user goes back; a screen only names the cause.
    let isGoingBack = verb == .back && requester == .app && path == nil
    let operation = Operation(verb.cause, by: isGoingBack ? .entry(entry(.top)) : requester)
    operation.isGoingBack = isGoingBack
    operation.path = path
    operation.shows = shows
    operations.append(operation)
    var target: EntryID?
    if case .remove(let who) = verb { target = entry(who) }
    if case .popToEntry(let who) = verb { target = entry(who) }
    let removesItself = verb.cause == .remove && target.map { requester == .entry($0) } == true
    if case .show(let index) = verb {
      operation.path = self.pathIndex(index)
      operation.shows = true
    }
    submit(operation, edits: true) { [target] model, operation in
      let isThere = target.map(model.ids.contains) == true
      model.edit(operation, isAllowed: removesItself && isThere) { path in
        model.plan(verb, operation, target: target, slot: slot?.number, path)
      }
    }
  }

  /// The path that a verb produces, and the reason why an equal path is unchanged.
  private func plan(
    _ verb: Verb, _ operation: Operation, target: EntryID?, slot: UInt64?, _ path: [Entry<String>]
  ) -> ([Planned], String) {
    let all = path.planned
    switch verb {
    case .push(let page): return (push([page], by: operation, on: path), "equal")
    case .pushAll(let pages): return (push(pages, by: operation, on: path), "equal")
    case .pass(let page, _):
      return (push(["\(page)/\(slot ?? 0)"], by: operation, on: path), "equal")
    case .replaceTop(let page): return (all.dropLast() + [Planned(page)], "equal")
    case .setPath(let pages, let keeping): return (set(pages, keeping, path), "equal")
    case .link(let pages): return (set(pages, .commonPrefix, path), "equal")
    case .present(let page, let style):
      operation.presents = style
      return (all + [Planned(page)], "equal")
    case .update(let text): return (Planned.batch(text, of: all), "equal")
    case .show:
      // The visible path is popped to its root, even from a flow.
      guard operation.path == visibleIndex else { return (all, "equal") }
      operation.cause = .popTo
      return (Array(all.prefix(1)), "equal")
    case .back where !operation.isGoingBack:
      return planPop(.pop(1), by: operation.requester, target: target, path)
    case .navigate, .pop, .back, .popTo, .popToEntry, .popToRoot, .remove, .dismiss:
      return planPop(verb, by: operation.requester, target: target, path)
    case .on: preconditionFailure("an operation names one path")
    }
  }

  /// The same for the verbs that pop.
  private func planPop(
    _ verb: Verb, by requester: Requester, target: EntryID?, _ path: [Entry<String>]
  ) -> ([Planned], String) {
    let all = path.planned
    let root = root(for: requester, in: path)
    func upTo(_ page: String) -> [Planned]? {
      path[root...].lastIndex { $0.route == page }.map { Array(all[...$0]) }
    }
    let index = path.firstIndex { $0.id == target }
    switch verb {
    case .navigate(let page): return (upTo(page) ?? all + [Planned(page)], "equal")
    case .pop(let count): return (pop(count, by: requester, root: root, path), "atRoot")
    case .back: return (Array(all.prefix(max(1, all.count - 1))), "atRoot")
    case .popTo(let page, let fallback):
      if let path = upTo(page) { return (path, "equal") }
      switch fallback {
      case .unchanged: return (all, "absent")
      case .popToRoot: return (Array(all[...root]), "atRoot")
      case .replaceTop(let page): return (all.dropLast() + [Planned(page.name)], "equal")
      case .push(let page): return (all + [Planned(page.name)], "equal")
      }
    case .popToEntry:
      guard let index, index >= root else { return (all, "absent") }
      return (Array(all[...index]), "equal")
    case .popToRoot: return (Array(all[...root]), "atRoot")
    case .remove:
      guard let index else { return (all, "absent") }
      return (index == 0 ? all : all.filter { $0.id != target }, "atRoot")
    case .dismiss:
      guard let flow = flow(of: requester, in: path) else { return (all, "atRoot") }
      return (Array(all[..<flow]), "atRoot")
    default: preconditionFailure("\(verb) doesn't pop")
    }
  }

  /// A push replaces everything above its requester, except the entries right above it that have
  /// the first of the routes. If these are all routes, the last of the entries becomes active.
  func push(
    _ pages: [String], by operation: Operation, on path: [Entry<String>]
  ) -> [Planned] {
    guard case .entry(let id) = operation.requester, !pages.isEmpty,
      let index = path.firstIndex(where: { $0.id == id }), index < path.count - 1
    else { return path.planned + pages.map { Planned($0) } }
    let kept = path[...index].map { Planned($0) }
    let same = zip(path[(index + 1)...], pages).prefix { $0.route == $1 }.map(\.0)
    if index + 1 + same.count < path.count { operation.cause = .replace }
    if same.count == pages.count { operation.activates = same.last?.id }
    return kept + same.map { Planned($0) } + pages.dropFirst(same.count).map { Planned($0) }
  }

  /// A pop removes everything above its requester, or else the top. A single pop at the first
  /// screen of a flow leaves the flow.
  private func pop(
    _ count: Int, by requester: Requester, root: Int, _ path: [Entry<String>]
  ) -> [Planned] {
    let index = path.firstIndex { requester == .entry($0.id) }
    if let index, index < path.count - 1, count == 1 { return path[...index].map { Planned($0) } }
    let isAtRoot = path.count - 1 == root && count == 1
    let left = isAtRoot ? root : max(root + 1, path.count - count)
    return path.prefix(max(1, left)).map { Planned($0) }
  }

  /// The position of the requester's root: the first screen of its flow, or 0.
  private func root(for requester: Requester, in path: [Entry<String>]) -> Int {
    guard let index = path.firstIndex(where: { requester == .entry($0.id) }) else { return 0 }
    return firstScreen(in: path[...index])
  }

  /// The position of the first screen of the requester's flow; for the app and a screen of another
  /// path, of the topmost flow.
  private func flow(of requester: Requester, in path: [Entry<String>]) -> Int? {
    let index = path.firstIndex { requester == .entry($0.id) } ?? path.count - 1
    let first = firstScreen(in: path[...index])
    return first > 0 ? first : nil
  }

  private func set(
    _ pages: [String], _ keeping: Keeping, _ path: [Entry<String>]
  ) -> [Planned] {
    let common = zip(path, pages).prefix { $0.route == $1 }.count
    var above = Array(path[common...])
    let rest = pages[common...].map { page in
      guard keeping == .equalRoutes, let index = above.firstIndex(where: { $0.route == page })
      else { return Planned(page) }
      return Planned(above.remove(at: index))
    }
    return path[..<common].map { Planned($0) } + rest
  }
}

/// An entry of a planned path: an existing one, or a new one.
struct Planned: Hashable {
  let id: EntryID?
  let page: String

  init(_ page: String) {
    id = nil
    self.page = page
  }

  init(_ entry: Entry<String>) {
    id = entry.id
    page = entry.route
  }

  /// The path of a batch. Positions that don't exist or are repeated are skipped; if nothing is
  /// left, the root stays.
  static func batch(_ text: String, of all: [Planned]) -> [Planned] {
    var batch: [Planned] = []
    for word in text.split(separator: " ") {
      guard let index = Int(word) else {
        batch.append(Planned(String(word)))
        continue
      }
      if index < all.count, !batch.contains(all[index]) { batch.append(all[index]) }
    }
    return batch.isEmpty ? [all[0]] : batch
  }
}

extension [Entry<String>] {
  var planned: [Planned] { map { Planned($0) } }
}
