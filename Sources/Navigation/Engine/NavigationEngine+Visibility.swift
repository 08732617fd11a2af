extension NavigationEngine {
  /// Determines the visible entries and the active one.
  ///
  /// - Parameter preferred: The entry to activate if it is visible and not under a sheet; otherwise
  ///   the top becomes active.
  func updateVisibility(preferring preferred: EntryID) {
    let stack = stack
    (stack.visible, stack.sheetCount) = visible(amongFirst: stack.entries.count, of: stack)
    stack.active = stack.isPane(preferred) ? preferred : stack.top
  }

  /// The entries that would be visible if a path had only its first `count` entries, bottom first.
  func visible(amongFirst count: Int, of stack: EntryStack) -> (
    entries: EntryIDs, sheetCount: Int
  ) {
    stack.visible(amongFirst: count, in: layout) { calls.takesAllPanes(stack.number, $0, host) }
  }

  /// Creates the screens of all visible entries that lack one, bottom first.
  func createVisible(telling host: any NavigationHost) {
    create(stack.visible, of: stack, telling: host)
  }

  /// Creates the screens of entries that lack one.
  func create(_ visible: EntryIDs, of stack: EntryStack, telling host: any NavigationHost) {
    visible.each { id in
      if let index = stack.index(of: id) { create(at: index, of: stack, telling: host) }
    }
  }

  /// Sends the events for screens about to appear or disappear, and for the one losing the
  /// keyboard.
  func announce(_ change: CommittedChange, to host: any NavigationHost) {
    change.old.eachReversed { entry in
      if !change.new.contains(entry) {
        tasks.hide(entry)
        host.emit(entry, .willDisappear(change.disappears(entry)))
      } else if entry == change.deactivated {
        host.emit(entry, .deactivated)
      }
    }
    tasks.visible = change.new
    change.new.each { entry in
      if !change.old.contains(entry) { host.emit(entry, .willAppear(change.appears(entry))) }
    }
  }

  /// Sends the events for screens that have appeared or disappeared, and for the new active entry.
  func conclude(_ change: CommittedChange, to host: any NavigationHost) {
    change.old.eachReversed { entry in
      if !change.new.contains(entry) { host.emit(entry, .didDisappear) }
    }
    change.freed.each { host.emit($0, .removed) }
    change.new.each { entry in
      guard !change.old.contains(entry) else { return }
      host.emit(entry, .didAppear)
      tasks.show(entry)
      if entry != change.after.active { host.emit(entry, .deactivated) }
    }
    if let entry = change.activated { host.emit(entry, .activated) }
  }
}

// MARK: - Changes outside the path

extension NavigationEngine {
  /// Lays out for a window of another size. No screen is asked, and nothing is animated.
  func layOut(_ layout: StackLayout, _ request: Request, telling host: any NavigationHost) {
    self.layout = layout
    let new = visible(amongFirst: stack.entries.count, of: stack).entries
    guard new != stack.visible else {
      // More or fewer screens may fit beneath one that takes all panes.
      if let swipe { prepare(swipe, telling: host) }
      return request.transition.end(.completed)
    }
    endMotion()
    let before = stack.view
    updateVisibility(preferring: active)
    createVisible(telling: host)
    let edit = PathEdit(
      of: stack.number, kept: stack.entries.count, added: .none, removed: .none)
    let change = CommittedChange(
      PathChange(edit: edit, second: nil, shown: stack.number, cause: request.cause),
      number: makeNumber(),
      request: request, before: before, after: stack.view)
    record(
      .layout(
        appeared: change.appeared,
        disappeared: EntryIDs(change.old.filter { !change.new.contains($0) })),
      of: stack.number, number: change.number)
    announce(change, to: host)
    conclude(change, to: host)
    finish(change, .completed, telling: host)
  }

  /// Moves the keyboard to a visible entry.
  func activate(_ entry: EntryID) {
    let old = active
    guard entry != old, stack.visible.contains(entry) else { return }
    if handlerDepth == 0 { endMotion() }
    stack.active = entry
    tellHost { [unowned self] host in
      endMotion()
      host.emit(old, .deactivated)
      host.emit(entry, .activated)
    }
  }

  /// Ends a running transition and a held swipe, because their screens are about to change. It must
  /// run first, so that their last hooks still see the old state.
  func endMotion() {
    finishDrawing(.completed)
    endSwipe(.cancelled)
  }

  /// Ends a swipe that is held or springing back, if there is one.
  func endSwipe(_ outcome: Outcome) {
    guard let swipe = swipe.take() else { return }
    swipe.transition.end(outcome)
    tellHost { $0.endDrawing(of: swipe.transition) }
  }
}
