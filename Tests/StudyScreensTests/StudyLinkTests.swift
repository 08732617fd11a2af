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

  @Test("leads to every subject and lesson, and is what its own path is called")
  func everywhere() {
    for text in StudyLink.all(in: .standard) {
      let link = StudyLink(text, in: .standard)
      #expect(link.followed == text)
      #expect(link.unknownPart == nil)
    }
  }
}
