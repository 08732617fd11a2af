/// What a request wants.
enum Wish {
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
