import StudyCatalog
import Testing

@Suite("Items that two lessons ask in the same words")
struct SharedItemTests {
  /// What an item asks, and what is right.
  private struct Asked: Hashable {
    let prompt: BilingualText
    let solution: BilingualText
    let item: String
  }

  private static let everyLesson = Catalog.standard.subjects.flatMap(\.lessons)

  @Test("are the 61 that are said to be shared, and no others in their subjects")
  func all() {
    var lessons: [Asked: [LessonID]] = [:]
    for lesson in Self.everyLesson {
      for question in lesson.itemQuestions() {
        let asked = Asked(
          prompt: question.prompt, solution: question.solution, item: question.item)
        lessons[asked, default: []].append(lesson.id)
      }
    }
    for (asked, found) in lessons {
      for lesson in found {
        #expect(Set(lesson.lessons(asking: asked.item)) == Set(found), "\(lesson)/\(asked.item)")
      }
    }
    #expect(lessons.values.count { $0.count == 2 } == 61)
    #expect(lessons.values.allSatisfy { $0.count <= 2 })
  }

  @Test("belong to a lesson that asks all of them, which comes first, and to a part of it")
  func parts() throws {
    for lesson in Self.everyLesson where lesson.id.lessonsWithSameItems != [lesson.id] {
      let ids = lesson.id.lessonsWithSameItems
      let lessons = try ids.map { try #require(Catalog.standard.lesson($0)) }
      #expect(lessons.count == 2 && lessons[0].itemNames.isStrictSuperset(of: lessons[1].itemNames))
      #expect(lessons[0].grades == lessons[1].grades)
      for item in lesson.itemNames {
        let isShared = lessons[1].itemNames.contains(item)
        #expect(lesson.id.lessons(asking: item) == (isShared ? ids : [lesson.id]))
      }
    }
    #expect(Self.everyLesson.count { $0.id.lessonsWithSameItems.count == 2 } == 6)
  }

  @Test("don't include what a lesson has never asked, nor lessons of the learner's own")
  func others() throws {
    let zodiac = try #require(LessonID("science/zodiac"))
    #expect(zodiac.lessons(asking: "Ori") == [zodiac])
    let own = try #require(LessonID("cards/zodiac"))
    #expect(own.lessons(asking: "Tau") == [own] && own.lessonsWithSameItems == [own])
  }
}
