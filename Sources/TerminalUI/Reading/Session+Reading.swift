import Navigation
import TerminalCore

extension Session {
  /// The next frame's text for a terminal that reads aloud: the topmost dialog, or the active
  /// screen.
  func reading() -> FrameReading? {
    guard isLargeEnough, let active = host.active else { return nil }
    var reading = host.reading(of: active)
    reading.language = appearance.language.rawValue
    reading.titleSeparator = appearance.glyphs.separator
    if modeBar.hasChoice {
      reading.modes = modeBar.titles(in: languageOfTexts).map {
        $0.badge.isEmpty ? $0.text : "\($0.text) \($0.badge)"
      }
      reading.modeKeys = reading.modes.indices.map { key(for: .mode($0 + 1), on: active) }
      reading.shownMode = modeBar.number(0, after: host.router.path.id)
    }
    let area = Rect(size: host.size)
    if case .help(let panel) = overlay {
      reading.show(panel.body(on: host.size, phrases: phrases.keys), targets: [])
    } else if let deck {
      let cards = host.layout(of: deck).cards
      reading.show(
        Rect(columns: 0..<host.size.columns, rows: 0..<host.size.rows - 1),
        targets: cards.map { FrameReading.Target($0.area, takesEnter: false) })
      reading.isCut = cards.count < host.router.path.count
    } else if let dialog = overlay?.dialog ?? active.dialogs.last?.box {
      reading.show(
        dialog.body(in: area),
        targets: dialog.targets(in: area).map { FrameReading.Target($0, takesEnter: false) })
      (reading.isDialog, reading.dialogNumber) = (true, dialog.number)
      reading.field = dialog.field == nil ? nil : .entry
    } else {
      let help = helpLines
      reading.keys = help.spoken(phrases.keys)
      reading.boundKeys = help.own.spoken
      reading.targetKeys = help.own.ofFocus
      reading.controlLetters = active.body.isTyping ? active.screen.keysInForce.controlLetters : []
    }
    reading.focusKeys = focusKeys(of: active)
    addScrollingKeys(of: active, to: &reading)
    reading.move(by: host.area.origin)
    return reading
  }

  private func addScrollingKeys(of active: ScreenBox<Route>, to reading: inout FrameReading) {
    reading.pageKey = key(for: .pageDown, on: active)
    reading.endKey = key(for: .last, on: active)
    guard overlay == nil, deck == nil, !active.hasDialog, active.body.viewport[.root].top > 0 else {
      return
    }
    reading.backKey = key(for: .pageUp, on: active)
    reading.startKey = key(for: .first, on: active)
  }

  /// The first key of a command over a screen that the screen hasn't bound to something else, and
  /// that isn't typed; `nil` if there is none.
  private func key(for command: Command, on active: ScreenBox<Route>) -> Key? {
    let isCovered = overlay != nil || active.hasDialog
    let isTyping = !isCovered && active.body.isTyping
    let bound = isCovered ? [] : active.screen.keysInForce.bound
    return keys.library.bindings.lazy.flatMap { $0.keys(whileTyping: isTyping, besides: bound) }
      .first { keys.library.command(for: $0, whileTyping: isTyping) == command }
  }

  /// The keys that move the focus of a screen or a dialog, or open what has it, and Left where it
  /// changes no value, because it would go back unexpectedly.
  private func focusKeys(of active: ScreenBox<Route>) -> Set<Key> {
    let isCovered = overlay != nil || active.hasDialog
    let own = isCovered ? [] : active.screen.keysInForce.bound
    let moving = keys.library.bindings.filter { Command.ofFocus.contains($0.command) }
    let keys = moving.flatMap { $0.keys(whileTyping: false, besides: own) }
    let left = Set([Key(.left)]).subtracting(own)
    let all = left.union(keys)
    guard !isCovered, case .changesValue = active.body.sideways else { return all }
    return all.subtracting(HelpLines.sidewaysKeys)
  }
}

extension Command {
  /// The commands that move the focus up and down, or scroll.
  static let ofMoving: Set<Command> = [.up, .down, .pageUp, .pageDown, .first, .last]

  /// The commands that move the focus, or open what has it.
  static let ofFocus: Set<Command> = [.up, .down, .first, .last, .next, .previous, .open]
}

extension StackHost {
  /// The text of a screen that has the whole area.
  fileprivate func reading(of box: ScreenBox<Route>) -> FrameReading {
    layOut(box)
    let path = router.path(of: box.entry)
    let trail = screens.trail(to: box.entry, in: path, columns: size.columns) ?? box.trail
    let rows = Chrome.body(of: size, hasStatus: false)
    var reading = FrameReading(
      titles: trail.map(screens.title),
      body: Rect(columns: 0..<max(1, size.columns - 1), rows: rows))
    let found = box.screen.targets(in: rows)
    (reading.targets, reading.isCut) = (found.targets, found.isCut)
    reading.beginsAtEnd = box.body.region?.followsEnd == true
    reading.field = box.body.field.map(FrameReading.Field.init)
    reading.isFieldEmpty = box.screen.isFieldEmpty
    reading.endsWithoutNewline = box.screen.endsWithoutNewline
    reading.isSecret = box.body.isSecret
    reading.prompt = box.body.prompt
    reading.screenNumber = Int(box.entry.number)
    reading.screenKind = box.screen.kind
    (reading.notice, reading.noticeNumber) = (box.notice?.text, box.notice?.number ?? 0)
    reading.isLoading = router.tasks.isLoading(box.entry)
    return reading
  }
}

extension FrameReading {
  /// Replaces the screen below with a dialog.
  fileprivate mutating func show(_ body: Rect, targets: [Target]) {
    (self.body, self.targets) = (body, targets)
    (field, isSecret, prompt, isCut, beginsAtEnd) = (nil, false, nil, false, false)
  }

  /// Shifts all cells so that they are relative to the window.
  fileprivate mutating func move(by origin: Position) {
    body.origin = body.origin.moved(by: origin)
    for index in targets.indices {
      targets[index].cells.origin = targets[index].cells.origin.moved(by: origin)
    }
  }
}

extension FrameReading.Field {
  fileprivate init(_ purpose: FieldPurpose) {
    switch purpose {
    case .search: self = .search
    case .entry: self = .entry
    case .line: self = .line
    case .text: self = .text
    }
  }
}
