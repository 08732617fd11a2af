import StudyCatalog

extension Lesson {
  /// Plans a round and makes its questions.
  func questions(
    count: Int = 10, history: ItemHistory = ItemHistory(),
    using generator: inout some RandomNumberGenerator
  ) -> [Question] {
    let plan = plan(count: count, history: history, using: &generator)
    return questions(plan, using: &generator)
  }
}

extension Places {
  /// The places that are found, without how they match.
  func places(matching query: String, in area: PlaceCode? = nil) -> [Place] {
    search(query, in: area).places
  }
}
