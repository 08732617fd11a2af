extension Conductor {
  /// Begins: makes the top of the path and shows it, then does what was asked before.
  ///
  /// - Parameters:
  ///   - cause: `launch`, `link` or `restore`.
  ///   - lost: The askings that could not be restored, top first.
  func launch(cause: Cause, lost: [SlotID] = []) {
    isLaunched = true
    busily { stage in
      create(at: stations.count - 1, on: stage)
      for slot in lost {
        tell(SlotNews(slot: slot, settlement: .cancelled(.restoreFailed)), on: stage)
      }
      let number = makeNumber()
      let path = EntryIDs(stations.map(\.id))
      interpretation.recordChange(
        stage, PathEdit(kept: 0, added: path, removed: .none, shuffle: nil), cause, .app,
        cause == .link ? .link : .code, number, moment)
      let top = top
      tasks.visible = top
      stage.emit(top, .willAppear(cause == .restore ? .restored : .launched))
      stage.emit(top, .didAppear)
      tasks.show(top)
      record(.outcome(.completed, appeared: top), number: number, on: stage)
    }
    catchUp()
  }
}
