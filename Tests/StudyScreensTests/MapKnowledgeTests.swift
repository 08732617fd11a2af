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
      ([], .new), ([.begun], .begun), ([.begun, .begun, .begun], .begun), ([.learned], .partly),
      ([.learned, .begun], .partly), ([.learned, .learned], .partly),
      ([.learned, .learned, .begun], .partly), ([.learned, .learned, .learned], .learned),
    ] as [([Mastery], PrefectureMastery)])
  func levels(masteries: [Mastery], mastery: PrefectureMastery) throws {
    let known = zip(MapLesson.allCases, masteries).map { ($0, ["23": $1]) }
    let knowledge = MapKnowledge(Dictionary(uniqueKeysWithValues: known))
    #expect(knowledge[try #require(PlaceCode("23"))].mastery == mastery)
    #expect(knowledge.count(mastery) == (mastery == .new ? 47 : 1))
    #expect(knowledge.count(.new) == (mastery == .new ? 47 : 46))
  }

  @Test("asks nothing about the region of Hokkaido")
  func region() throws {
    let hokkaido = try #require(PlaceCode("01"))
    let knowledge = MapKnowledge([.reading: ["01": .learned], .capital: ["01": .learned]])
    #expect(knowledge[hokkaido].mastery == .learned)
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

  @Test("knows a capital from either of the two lessons that ask for it, in map and list")
  func capitals() throws {
    let model = StudyModel(.japanese)
    let aichi = try #require(PlaceCode("23"))
    let other = try #require(MapLesson.capital.id.lessonsWithSameItems.last)
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
