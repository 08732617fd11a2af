extension LessonID {
  /// The lessons that ask items of this one in the same words, itself included: the one with all
  /// items first, then the one with a part of them.
  ///
  /// - Complexity: O(1).
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
private enum Part {
  case capitals, elements, zodiac

  var id: LessonID {
    switch self {
    case .capitals: LessonID(subject: Self.social, word: "prefecture-capital-different")
    case .elements: LessonID(subject: Self.science, word: "elements-junior")
    case .zodiac: LessonID(subject: Self.science, word: "zodiac")
    }
  }

  var whole: LessonID {
    switch self {
    case .capitals: LessonID(subject: Self.social, word: "prefecture-capital")
    case .elements: LessonID(subject: Self.science, word: "elements-all")
    case .zodiac: LessonID(subject: Self.science, word: "constellations")
    }
  }

  /// The names of its items, which are read from its table at first.
  var items: Set<String> {
    switch self {
    case .capitals: Self.capitalItems
    case .elements: Self.elementItems
    case .zodiac: Self.zodiacItems
    }
  }

  private static let social = SubjectID(rawValue: "social")
  private static let science = SubjectID(rawValue: "science")
  private static let capitalItems = Set(LessonRecipe.capitalOfAnotherName.items.map(\.key))
  private static let elementItems = Set(LessonRecipe.commonElements.items.map(\.key))
  private static let zodiacItems = Set(LessonRecipe.zodiac.items.map(\.key))

  /// The part that a lesson is, or that it has.
  static func around(_ lesson: LessonID) -> Part? {
    switch (lesson.subject.rawValue, lesson.word) {
    case ("social", "prefecture-capital"), ("social", "prefecture-capital-different"): .capitals
    case ("science", "elements-all"), ("science", "elements-junior"): .elements
    case ("science", "constellations"), ("science", "zodiac"): .zodiac
    default: nil
    }
  }
}
