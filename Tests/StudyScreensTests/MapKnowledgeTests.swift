import SpacedRepetition
import StudyCatalog
import TerminalUI
import Testing

@testable import StudyScreens

@Suite("What the learner knows of the map")
struct MapKnowledgeTests {
  @Test(
    "says how much of a prefecture is learned",
    arguments: [
      ([], 0), ([.begun], 1), ([.begun, .begun, .begun], 1), ([.learned], 2),
      ([.learned, .begun], 2), ([.learned, .learned], 3), ([.learned, .learned, .begun], 3),
      ([.learned, .learned, .learned], 4),
    ] as [([Mastery], Int)])
  func levels(masteries: [Mastery], level: Int) throws {
    let known = zip(MapLesson.allCases, masteries).map { ($0, ["23": $1]) }
    let knowledge = MapKnowledge(Dictionary(uniqueKeysWithValues: known))
    #expect(knowledge[try #require(PlaceCode("23"))].level == level)
    #expect(knowledge.count(level...level) == (level == 0 ? 47 : 1))
    #expect(knowledge.count(0...4) == 47)
  }

  @Test("asks nothing about the region of Hokkaido")
  func region() throws {
    let hokkaido = try #require(PlaceCode("01"))
    let knowledge = MapKnowledge([.reading: ["01": .learned], .capital: ["01": .learned]])
    #expect(knowledge[hokkaido].level == 4)
    #expect(knowledge[hokkaido].masteries.count == 2)
  }

  @Test("reads from the records what was asked and what is learned")
  func records() throws {
    let model = StudyModel(.japanese)
    let aichi = try #require(PlaceCode("23"))
    try model.answer("23", of: [MapLesson.capital.id], .again, day: 0)
    #expect(try #require(model.mapKnowledge)[aichi].masteries[.capital] == .begun)
    for day in [0, 1, 4, 12] { try model.answer("23", of: [MapLesson.capital.id], day: day) }
    #expect(try #require(model.mapKnowledge)[aichi].masteries[.capital] == .learned)
    #expect(try #require(model.mapKnowledge)[aichi].masteries[.reading] == .new)
  }

  @Test("takes the better of the two lessons that ask for a capital, in map and list")
  func capitals() throws {
    let model = StudyModel(.japanese)
    let aichi = try #require(PlaceCode("23"))
    let other = try #require(MapLesson.capital.ids.last)
    func expect(_ mastery: Mastery) throws {
      let knowledge = try #require(model.mapKnowledge)
      #expect(knowledge[aichi].masteries[.capital] == mastery)
      #expect(Array(knowledge.municipalities(of: aichi).values) == [mastery])
    }
    try model.answer("23", of: [other], .again, day: 0)
    try expect(.begun)
    for day in [0, 1, 4, 12] { try model.answer("23", of: [other], day: day) }
    try expect(.learned)
    try model.answer("23", of: [MapLesson.capital.id], day: 13)
    try expect(.learned)
  }
}
