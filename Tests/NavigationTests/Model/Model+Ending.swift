import Navigation

/// Section 9: endings.
extension Model {
  func quit() {
    let operation = Operation(.quit)
    operations.append(operation)
    submit(operation) { model, operation in model.leave(for: operation, to: nil) }
  }

  /// The end that asks nobody.
  func end() {
    let operation = Operation(.quit)
    operations.append(operation)
    if !isLaunched, !isOver { return endUnbegun(operation) }
    submit(operation) { model, operation in model.finishQuitting(operation) }
  }

  /// The end of a program that had nothing to show yet.
  private func endUnbegun(_ operation: Operation) {
    isOver = true
    while !line.isEmpty { conclude(line.removeFirst(), "cancelled") }
    leaveTasks(of: ids)
    operation.state = "completed"
  }

  func finishQuitting(_ operation: Operation) {
    finishDrawing("completed")
    note(.saved)
    keep()
    isOver = true
    swipe?.operation.state = "cancelled"
    swipe = nil
    withdrawQuestion("cancelled")
    while !line.isEmpty { conclude(line.removeFirst(), "cancelled") }
    operation.state = "committed"
    let all = placesInOrder.flatMap { paths[$0].reversed() }
    operation.removed = all.map(\.id)
    leaveTasks(of: operation.removed)
    for slot in slots { _ = settle(slot.number, "cancelled(quit)") }
    note(
      .change(
        .quit, .app, .code, removed: operation.removed, added: [], presented: nil, path: [],
        Line.Paths(edited: Self.names[onShow])))
    for entry in visibility.entries.reversed() { note(.event(entry, .willDisappear(.quit))) }
    for entry in visibility.entries.reversed() { note(.event(entry, .didDisappear)) }
    free(all)
    note(.outcome("completed", appeared: [], on: Self.names[onShow]))
    operation.state = "completed"
  }
}
