extension Conductor {
  /// Makes the screen of an entry, unless it was made before.
  func create(at index: Int, on stage: any Stage<Route>) {
    guard !stations[index].isCreated else { return }
    updateStations { $0[index].isCreated = true }
    interpretation.create(stage, index)
    stage.emit(stations[index].id, .created)
  }
}
