import Files
import TestFolders
import Testing

@testable import StudyCatalog

@Suite("What a wrong answer would have been right for")
struct AnswerTopicsTests {
  @Test(
    "is the first of several items that share the answer",
    arguments: [
      ("social/prefecture-region", "17", "東北地方", "青森県、岩手県など"),
      ("social/prefecture-region", "17", "Tohoku", "青森県、岩手県など"),
      // It has a region of its own.
      ("social/prefecture-region", "17", "北海道", "北海道"),
      ("social/country-continent", "VN", "アフリカ", "エジプト、南アフリカなど"),
      ("japanese/kanji1-strokes", "一", "2", "九、七など"),
    ])
  func shared(lesson: String, item: String, answer: String, topic: String) throws {
    let topics = AnswerTopics(try self.lesson(lesson))
    #expect(topics.topic(ofAnswer: answer, insteadOf: item)?.japanese == topic)
    // What wasn't chosen says nothing.
    #expect(topics.topics(ofAnswers: [answer], insteadOf: item) == [nil])
  }

  @Test("doesn't name the item that is asked next among several")
  func next() throws {
    let topics = AnswerTopics(try lesson("social/prefecture-region"))
    let topic = topics.topic(ofAnswer: "東北地方", insteadOf: "17", before: "02")
    #expect(topic?.japanese == "岩手県、宮城県など")
    #expect(topic?.english == "Iwate, Miyagi, ...")
  }

  @Test(
    "is nothing if no item has the answer, as a chant with the result of another",
    arguments: [
      ("math/kuku-reading", "2×5", "にごがろく"), ("japanese/counters", "階10", "じゅうがい"),
    ])
  func madeUp(lesson: String, item: String, answer: String) throws {
    let topics = AnswerTopics(try self.lesson(lesson))
    #expect(topics.topic(ofAnswer: answer, insteadOf: item) == nil)
    #expect(topics.topics(ofAnswers: [answer], insteadOf: item) == [nil])
  }

  private func lesson(_ id: String) throws -> Lesson {
    try #require(LessonID(id).flatMap(Catalog.standard.lesson))
  }
}
