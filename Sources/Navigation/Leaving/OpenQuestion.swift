/// A request that waits for the person's answers.
final class OpenQuestion {
  let request: Request
  let goal: Goal

  /// The questions still to be answered, the open one first.
  var questions: ArraySlice<Question>

  init(request: Request, goal: consuming Goal, questions: ArraySlice<Question>) {
    self.request = request
    self.goal = goal
    self.questions = questions
  }
}
