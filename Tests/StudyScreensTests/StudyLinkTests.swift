import Foundation
import Navigation
import StudyCatalog
import StudyScreens
import Testing

@Suite("A link")
struct StudyLinkTests {
  @Test(
    "is followed as far as it leads, and says where it stops",
    arguments: [
      ("", 1, nil), ("study://", 1, nil), ("social", 2, nil), ("study://social", 2, nil),
      ("social/eras", 3, nil), ("study://social/eras/", 3, nil), ("nowhere", 1, "nowhere"),
      ("nowhere/eras", 1, "nowhere"), ("social/nowhere", 2, "nowhere"),
      ("social/eras/deeper", 3, "deeper"), ("eras", 1, "eras"), ("Social", 1, "Social"),
    ] as [(String, Int, String?)])
  func following(text: String, depth: Int, unknown: String?) {
    let link = StudyLink(text, in: .standard)
    #expect(link.path.first == .home)
    #expect(link.path.count == depth)
    #expect(link.unknownPart == unknown)
  }

  @Test("leads to every subject and lesson, and is the name of its own path")
  func everywhere() {
    for text in StudyLink.all(in: .standard) {
      let link = StudyLink(text, in: .standard)
      #expect(link.followed == text)
      #expect(link.unknownPart == nil)
      #expect(StudyLink(to: link.path, in: .standard) == link)
    }
  }

  @Test("leads to no path with a screen that waits for a value", arguments: 1...4)
  func slots(depth: Int) throws {
    let slot = try JSONDecoder().decode(
      ReturnSlot<PlaceCode>.self, from: Data(#"{"owner":1,"answer":"home","number":1}"#.utf8))
    let aichi = try #require(PlaceCode("23"))
    let request = PlaceRequest(slot: slot)
    let asked: [StudyRoute] = [
      .prefectures(for: request), .cities(aichi, for: request),
      .wards(aichi, for: request), .subject(SubjectID(rawValue: "social")),
    ]
    #expect(StudyLink(to: [.home] + asked.prefix(depth), in: .standard) == nil)
  }

  @Test("leads to no path that leaves out a screen on the way")
  func gap() throws {
    let lesson = try #require(StudyLink("social/eras", in: .standard).path.last)
    #expect(StudyLink(to: [.home, lesson], in: .standard) == nil)
    #expect(StudyLink(to: [], in: .standard) == nil)
  }
}
