extension Router {
  /// The question that waits for its answer.
  public var question: Question? { conductor.openQuestion?.questions.first }

  /// Answers a question; an answer to one that is no longer open does nothing.
  public func answer(_ question: Question, with answer: QuestionAnswer) {
    guard !isEnded else { return }
    conductor.submit(Request(.answer(question, answer)))
  }
}
