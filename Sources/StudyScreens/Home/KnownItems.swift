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
    let known = knownCards(of: lesson.id).map { ($0.id.item, Mastery(of: $0.card)) }
    let masteries = Dictionary(known) { first, _ in first }
    let questions = lesson.itemQuestions()
    let parts = DistinctParts(of: questions)
    let items = questions.map {
      KnownItem(
        question: $0, distinctPart: parts.part(of: $0), mastery: masteries[$0.item] ?? .new)
    }
    return KnownItems(items: items, sharedWords: parts.sharedWords)
  }

  /// The items of the lesson that is looked at, which are found once.
  func itemsLookedAt(in lesson: Lesson) -> KnownItems {
    updateSnapshot()
    if let lookedAt = snapshot.lookedAt, lookedAt.lesson == lesson { return lookedAt.items }
    let items = knownItems(of: lesson)
    snapshot.lookedAt = (lesson, items)
    return items
  }
}
