extension Conductor {
  /// Begins: makes the top of the path and shows it, then does what was asked before.
  func launch(cause: Cause) {
    isLaunched = true
    busily {
      create(at: stations.count - 1)
      let number = makeNumber()
      let path = stations.map(\.id)
      record(
        .change(
          cause: cause, issuer: .app, origin: cause == .link ? .link : .code,
          PathEdit(kept: 0, tail: path, added: path, removed: [], moved: [])),
        number: number)
      let top = top
      tasks.visible = top
      emit(top, .willAppear(cause == .restore ? .restored : .launched))
      emit(top, .didAppear)
      record(.outcome(.completed, appeared: top), number: number)
    }
    catchUp()
  }
}
