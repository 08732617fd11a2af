/// What a request wants. Looked at often, and never copied.
enum Wish: ~Copyable {
  /// A new path.
  case edit(Plan)
  /// A value put into the screen that asked, and nothing popped.
  case provide(SlotDelivery)
  /// A screen told how its asking ended.
  case tell(SlotNews)
  case answer(Question, QuestionAnswer)
  /// The drawing of this very request ended.
  case finishDrawing
  case quit
  /// The end, asking nobody.
  case end
}

extension Wish {
  /// What a change by this wish is called.
  var cause: Cause {
    switch self {
    case .edit(let plan): plan.cause
    case .provide: .return
    case .tell: .return
    case .answer: .update
    case .finishDrawing: .update
    case .quit: .quit
    case .end: .quit
    }
  }
}
