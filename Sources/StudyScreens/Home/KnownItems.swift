import Records
import SpacedRepetition
import StudyCatalog

/// The items of a lesson, with what the learner knows of them.
struct KnownItems {
  let items: [KnownItem]
  /// The words that all their questions share, with an ellipsis in place of the rest. Empty in a
  /// language in which they make no sense alone.
  let sharedWords: BilingualText
}

/// An item of a lesson, with what the learner knows of it.
struct KnownItem {
  let question: Question
  /// The part of its question that tells it from the other items.
  let distinctPart: BilingualText
  let mastery: Mastery
}

extension StudyModel {
  /// The items of a lesson in the order of its table.
  ///
  /// - Complexity: Reads the lesson's table and its cards.
  func knownItems(of lesson: Lesson) -> KnownItems {
    let masteries = masteries(in: lesson.id)
    let questions = lesson.itemQuestions()
    let parts = DistinctParts(of: questions.map(\.prompt))
    let items = questions.map {
      KnownItem(
        question: $0, distinctPart: parts.part(of: $0.prompt), mastery: masteries[$0.item] ?? .new)
    }
    return KnownItems(items: items, sharedWords: parts.sharedWords)
  }

  /// What the learner knows of the items of a lesson that were asked, by their names.
  func masteries(in lesson: LessonID) -> [String: Mastery] {
    Dictionary(knownCards(of: lesson).map { ($0.id.item, Mastery(of: $0.card)) }) { first, _ in
      first
    }
  }
}

/// The items of the lesson that was looked at last, which are found once and only where they are
/// shown.
final class LookedAtItems {
  private var last: (lesson: Lesson, items: KnownItems)?

  /// The lesson whose items were found; `nil` if there is none.
  var lesson: Lesson? { last?.lesson }

  /// The items of a lesson.
  func found(for lesson: Lesson, in model: StudyModel) -> KnownItems {
    let items =
      if let last, last.lesson == lesson { last.items } else { model.knownItems(of: lesson) }
    // A lesson that was read again is compared only once.
    last = (lesson, items)
    return items
  }

  /// Forgets what was found, because the learner may know more by now.
  func forget() { last = nil }
}
