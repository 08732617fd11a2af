import Navigation

/// Section 5: a swipe changes nothing until it is let go far enough.
extension Model {
  struct Swipe {
    let from: EntryID
    let operation: Operation
    var progress = 0.0
    var isSpringingBack = false
    var asksWhenBack = false
  }

  func grab() {
    guard isLaunched, !isOver, !isBusy, handlers.isEmpty, drawing == nil, question == nil,
      swipe == nil, path.count > 1
    else { return }
    let top = path[path.count - 1].id
    let operation = Operation(.swipe, by: .entry(top))
    operation.trigger = .swipe
    operation.state = "tentative"
    operations.append(operation)
    busily { makeBeneath() }
    swipe = Swipe(from: top, operation: operation)
    catchUp()
  }

  /// Creates what a swipe would show. Beneath what was asked for from another path is that path.
  func makeBeneath() {
    makeVisible(of: placeBeneath.map { paths[$0] } ?? path.dropLast())
  }

  /// The place of another path that a swipe would show.
  var placeBeneath: Int? { path.last.flatMap { placeOfAsker(of: $0.id) } }

  /// Places and speeds that are not numbers count as none.
  func drag(to progress: Double) {
    guard let swipe, !swipe.isSpringingBack else { return }
    let progress = progress.isNaN ? 0 : progress
    self.swipe?.progress = mayGo(swipe.from) ? progress : min(progress / 3, 0.2)
  }

  func letGo(_ progress: Double, velocity: Double) {
    guard let swipe, !swipe.isSpringingBack else { return note(.letGo(.over)) }
    let velocity = velocity.isNaN ? 0 : velocity
    let isFarEnough = progress >= 0.4 && velocity >= -10
    let commits = isFarEnough || velocity > 30
    if commits, mayGo(swipe.from) {
      self.swipe = nil
      pop(swipe)
      let operation = swipe.operation
      let isWaiting = operation.state == "queued"
      note(.letGo(operation.removed.isEmpty ? isWaiting ? .queued : .over : .committed))
    } else {
      self.swipe?.isSpringingBack = true
      self.swipe?.asksWhenBack = commits
      note(.letGo(.springsBack))
    }
  }

  func endSpringingBack() {
    guard var swipe else { return }
    self.swipe = nil
    swipe.progress = 0
    if swipe.asksWhenBack { pop(swipe) } else { swipe.operation.state = "cancelled" }
  }

  private func mayGo(_ entry: EntryID) -> Bool {
    // What a screen says can't be read inside its own handler.
    if handlers.contains(entry) { return false }
    return path.first { $0.id == entry }.map { says[name($0.route), default: .allowed] } == .allowed
  }

  /// Only what was swiped goes: if another change comes first, nothing does.
  private func pop(_ swipe: Swipe) {
    swipe.operation.state = "queued"
    swipe.operation.progress = swipe.progress
    submit(swipe.operation, edits: true) { model, operation in
      guard model.path.last?.id == swipe.from else {
        return model.conclude(operation, "superseded")
      }
      model.edit(operation) { ($0.prefix(max(1, $0.count - 1)).map { Planned($0) }, "atRoot") }
    }
  }
}
