import Navigation
import Testing

@Suite("a batch") struct PathDraftTests {
  @Test("behaves like an array", arguments: 0..<200)
  func likeAnArray(seed: UInt64) {
    var dice = Dice(seed: seed)
    let desk = Desk("A B C D E")
    let start = desk.router.path.routes.map(\.name)
    var model = start
    desk.router.update { draft in
      for step in 0..<6 { edit(&draft, &model, step: step, dice: &dice) }
      if draft.isEmpty {
        draft.push("Z")
        model.append("Z")
      }
      #expect(draft.map(\.route.name) == model)
    }
    #expect(desk.path == model.joined(separator: " "))
  }

  private func edit(
    _ draft: inout PathDraft<Page>, _ model: inout [String], step: Int, dice: inout Dice
  ) {
    let index = Int.random(in: 0...model.count, using: &dice)
    switch Int.random(in: 0..<5, using: &dice) {
    case 0:
      draft.insert(Page("n\(step)"), at: index)
      model.insert("n\(step)", at: index)
    case 1 where index < model.count:
      draft.remove(at: index)
      model.remove(at: index)
    case 2 where index < model.count:
      draft.swapAt(index, model.count - 1)
      model.swapAt(index, model.count - 1)
    case 3:
      draft.removeLast(min(index, 2))
      model.removeLast(min(index, 2))
    default:
      draft.append(Page("p\(step)"))
      model.append("p\(step)")
    }
  }
}
