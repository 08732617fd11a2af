extension LessonID {
  /// The lessons that ask items of this one in the same words, itself included: the one with all
  /// items first, then the one with a part of them.
  ///
  /// - Complexity: As for ``lessons(asking:)``.
  public var lessonsWithSameItems: [LessonID] {
    Part.around(self).map { [$0.whole, $0.id] } ?? [self]
  }

  /// The lessons that ask an item of this one in the same words, itself included, in that order.
  ///
  /// - Complexity: Reads the table of a lesson that is a part of another at the first call for one
  ///   of the two; otherwise O(1).
  public func lessons(asking item: String) -> [LessonID] {
    guard let part = Part.around(self), part.items.contains(item) else { return [self] }
    return [part.whole, part.id]
  }
}

/// A built-in lesson that asks a part of the items of another.
private struct Part: Sendable {
  let id: LessonID
  let whole: LessonID
  let items: Set<String>

  private init(_ word: String, of whole: String, in subject: String, _ recipe: LessonRecipe) {
    let subject = SubjectID(rawValue: subject)
    id = LessonID(subject: subject, word: word)
    self.whole = LessonID(subject: subject, word: whole)
    items = Set(recipe.items.map(\.key))
  }

  private static let capitals = Part(
    "prefecture-capital-different", of: "prefecture-capital", in: "social", .capitalOfAnotherName)
  private static let elements = Part(
    "elements-junior", of: "elements-all", in: "science", .commonElements)
  private static let zodiac = Part("zodiac", of: "constellations", in: "science", .zodiac)

  /// The part that a lesson is, or that it has.
  static func around(_ lesson: LessonID) -> Part? {
    switch (lesson.subject.rawValue, lesson.word) {
    case ("social", "prefecture-capital"), ("social", "prefecture-capital-different"): capitals
    case ("science", "elements-all"), ("science", "elements-junior"): elements
    case ("science", "constellations"), ("science", "zodiac"): zodiac
    default: nil
    }
  }
}
