import Navigation

/// Section 2: what each verb makes of the path.
extension Model {
  func go(_ verb: Verb, by requester: Requester) {
    let slot = asking(verb.slot)
    if verb.slot != nil, slot == nil { return }
    let operation = Operation(verb.cause, by: requester)
    operations.append(operation)
    var target: EntryID?
    if case .remove(let who) = verb { target = entry(who) }
    if case .popToEntry(let who) = verb { target = entry(who) }
    let removesItself = verb.cause == .remove && target.map { requester == .entry($0) } == true
    submit(operation, edits: true) { [target] model, operation in
      model.edit(operation, isAllowed: removesItself) { path in
        model.plan(verb, target: target, slot: slot?.number, path)
      }
    }
  }

  /// The path that a verb wants, and why it is unchanged if it is the one there is.
  private func plan(
    _ verb: Verb, target: EntryID?, slot: UInt64?, _ path: [Entry<String>]
  ) -> ([Planned], String) {
    let all = path.planned
    func upTo(_ page: String) -> [Planned]? {
      path.lastIndex { $0.route == page }.map { Array(all[...$0]) }
    }
    let place = path.firstIndex { $0.id == target }
    switch verb {
    case .push(let page): return (all + [Planned(page)], "equal")
    case .pushAll(let pages): return (all + pages.map { Planned($0) }, "equal")
    case .pass(let page, _): return (all + [Planned("\(page)/\(slot ?? 0)")], "equal")
    case .navigate(let page): return (upTo(page) ?? all + [Planned(page)], "equal")
    case .pop(let count): return (Array(all.prefix(max(1, all.count - count))), "atRoot")
    case .back: return (Array(all.prefix(max(1, all.count - 1))), "atRoot")
    case .popToRoot: return ([all[0]], "atRoot")
    case .popTo(let page, let fallback):
      if let path = upTo(page) { return (path, "equal") }
      switch fallback {
      case .unchanged: return (all, "absent")
      case .popToRoot: return ([all[0]], "atRoot")
      case .replaceTop: return (all.dropLast() + [Planned(page)], "equal")
      case .push: return (all + [Planned(page)], "equal")
      }
    case .popToEntry: return place.map { (Array(all[...$0]), "equal") } ?? (all, "absent")
    case .replaceTop(let page): return (all.dropLast() + [Planned(page)], "equal")
    case .setPath(let pages, let keeping): return (set(pages, keeping, path), "equal")
    case .link(let pages): return (set(pages, .commonPrefix, path), "equal")
    case .remove:
      guard let place else { return (all, "absent") }
      return (place == 0 ? all : all.filter { $0.id != target }, "atRoot")
    case .update(let text): return (Planned.batch(text, of: all), "equal")
    }
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
