import Navigation
import StudyCatalog
import StudyScreens
import TestFolders
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
      ("learn", 1, nil), ("learn/social", 2, nil),
    ] as [(String, Int, String?)])
  func following(text: String, depth: Int, unknown: String?) {
    let link = StudyLink(text, in: .standard)
    #expect(link.path.first == .home)
    #expect(link.path.count == depth)
    #expect(link.unknownPart == unknown)
  }

  @Test("leads to every subject and lesson, and is what it was followed to")
  func everywhere() {
    for text in StudyLink.all(in: .standard) {
      let link = StudyLink(text, in: .standard)
      #expect(link.followed == text)
      #expect(link.unknownPart == nil)
    }
  }

  @Test("leads to subjects of the person's own that are called like modes, too")
  func namesakes() throws {
    let folder = try TestFolder()
    let subjects = ["map", "review", "learn"]
    try folder.write(
      "subject\tjapanese\tkana\tenglish\n"
        + subjects.map { "\($0)\tクラブ\tくらぶ\t\($0)\n" }.joined(), to: "subjects.tsv")
    let columns = [
      "subject", "lesson", "japanese", "kana", "english", "grades", "file", "rows", "prompt",
      "answer", "form", "items",
    ]
    try folder.write(
      columns.joined(separator: "\t") + "\n"
        + subjects.map { "\($0)\tab\t川\tかわ\tAb\t4-6\ta.tsv\tall\ta\tb\ttyped\t1\n" }
        .joined(),
      to: "lessons.tsv")
    try folder.write("a\tb\nx\ty\n", to: "a.tsv")
    let catalog = Catalog(try OwnLessons(in: folder.path))
    for text in StudyLink.all(in: catalog) {
      #expect(StudyLink(text, in: catalog).followed == text)
    }
    for subject in subjects {
      let id = SubjectID(rawValue: subject)
      let lesson = StudyRoute.lesson(LessonID(subject: id, word: "ab"))
      #expect(StudyLink("learn/\(subject)", in: catalog).path == [.home, .subject(id)])
      #expect(StudyLink("\(subject)/ab", in: catalog).path == [.home, .subject(id), lesson])
    }
    #expect(StudyLink("map/23", in: catalog).path == [.map, .prefecture("23")])
    #expect(StudyLink("map", in: catalog).path == [.map])
  }

  @Test(
    "begins with the name of a mode, the first if it has none",
    arguments: [
      ("map", "map", [.map], nil), ("map/23", "map", [.map, .prefecture("23")], nil),
      ("map/99", "map", [.map], "99"), ("map/23100", "map", [.map], "23100"),
      ("study://record", "record", [.record], nil), ("record/map", "record", [.record], "map"),
      ("social", "learn", [.home, .subject(SubjectID(rawValue: "social"))], nil),
    ] as [(String, String, [StudyRoute], String?)])
  func modes(text: String, mode: String, path: [StudyRoute], unknown: String?) {
    let link = StudyLink(text, in: .standard)
    #expect(link.mode.rawValue == mode)
    #expect(link.path == path)
    #expect(link.unknownPart == unknown)
  }
}

extension StudyRoute {
  fileprivate static func prefecture(_ digits: String) -> StudyRoute {
    guard let code = PlaceCode(digits) else { preconditionFailure("no code: \(digits)") }
    return .prefecture(code)
  }
}
