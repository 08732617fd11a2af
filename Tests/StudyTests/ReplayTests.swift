import TerminalCore
import TestFolders
import Testing

@Suite("study replay")
struct ReplayTests {
  @Test(
    "says of a file that isn't a script what it is, and does not count it as a walk",
    arguments: [
      ("root:x:0:0:root\nbin", "its first line is “root:x:0:0:root”"), ("", "it is empty"),
      ("\u{1B}[31m\n", "its first line is “\\u{1b}[31m”"),
      ("key down\n", "its first line is “key down”"),
    ])
  func noScript(text: String, words: String) throws {
    let folder = try TestFolder()
    try folder.write(text, to: "other")
    let result = try BuiltProgram.run(["replay", "other"], in: folder)
    #expect(
      result
        == ProcessRun.Result(
          status: 2,
          complaint:
            "study: “other” is not a key script (\(words)); one begins with `keys 1`, "
            + "and study record FILE writes one\n"))
    let folderOfBytes = try TestFolder()
    try folderOfBytes.write([0x7F, 0x45, 0xFF, 0x0A], to: "other")
    #expect(try BuiltProgram.run(["replay", "other"], in: folderOfBytes).status == 2)
  }

  @Test(
    "points at the mistake in a script, and ends with status 2",
    arguments: [
      (
        "keys 1\n  key down entr\n",
        """
        a.keys:2:12: there is no key “entr”; did you mean “enter”?
            key down entr
                     ^~~~
        """
      ),
      (
        "keys 1\nopen socila\nkey down\n",
        """
        a.keys:2:1: there is no screen “socila”; did you mean social?
          open socila
          ^~~~~~~~~~~
        """
      ),
      (
        "keys 1\nlocale fr\nkey down\n",
        """
        a.keys:2:1: Study does not speak “fr”; write `locale ja` or `locale en`
          locale fr
          ^~~~~~~~~
        """
      ),
    ])
  func mistakes(script: String, report: String) throws {
    let folder = try TestFolder()
    try folder.write(script, to: "a.keys")
    let result = try BuiltProgram.run(["replay", "a.keys"], in: folder)
    #expect(result == ProcessRun.Result(status: 2, output: report + "\n0 passed, 1 failed\n"))
  }

  @Test("plays nothing of a script with a mistake further down")
  func mistakeAtEnd() throws {
    let folder = try TestFolder()
    try folder.write("keys 1\nexpect title \"Homme\"\nquitt\n", to: "a.keys")
    let result = try BuiltProgram.run(["replay", "a.keys"], in: folder)
    #expect(result.status == 2)
    #expect(result.output.hasPrefix("a.keys:3:1: there is no directive “quitt”"))
  }

  @Test("shows a cancelled swipe as UIKit would, though there are no events of our own")
  func events() throws {
    let folder = try TestFolder()
    try folder.write(
      """
      keys 1
      key 3
      settle
      mouse press left 0,10
      mouse move 16,10 in 1s
      mouse release
      settle

      """, to: "a.keys")
    let result = try BuiltProgram.run(["replay", "--events", "uikit", "a.keys"], in: folder)
    let lines = result.output.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1) }
    let swipe = lines.drop { $0.joined(separator: " ") != "subject:social willMove(toParent: nil)" }
    #expect(
      swipe.prefix(7).map { $0.last.map(String.init) } == [
        "willMove(toParent: nil)", "viewWillDisappear (moving from parent)", "viewWillAppear",
        "viewWillDisappear", "viewDidDisappear", "viewWillAppear (moving to parent)",
        "viewDidAppear (moving to parent)",
      ])
    #expect(swipe.dropFirst(7).first == ["1", "passed, 0 failed"])
  }

  @Test("says at which line it stopped")
  func stopLine() throws {
    let folder = try TestFolder()
    try folder.write("keys 1\nkey down\nexpect title \"Homme\"\n", to: "a.keys")
    let result = try BuiltProgram.run(["replay", "--until", "3", "a.keys"], in: folder)
    #expect(
      result == ProcessRun.Result(status: 0, output: "a.keys:3: reached\n1 passed, 0 failed\n"))
  }

  @Test("shows the expectation that failed, and ends with status 1")
  func failure() throws {
    let folder = try TestFolder()
    try folder.write(
      """
      keys 1
      term 24x6
      locale en
      key down
      expect title "Homme"

      """, to: "a.keys")
    let result = try BuiltProgram.run(["replay", "a.keys"], in: folder)
    #expect(
      result
        == ProcessRun.Result(
          status: 1,
          output: """
            a.keys:5: expect title "Homme"
              the title is “Home”, not “Homme”

              | Home                   |
              |  1 Japanese     0/494 ▐|
              |❯ 2 Math         0/430 ▐|
              |  3 Social Studies      |
              |  4 Science      0/286  |
              | Enter open  e explain  |

            route: home
            time: 0s
            pending: nothing
            last input:
              line 4, at 0s: key down
            replay: study replay --terminal --until 5 a.keys
            a.keys:5: expect title "Homme"
            0 passed, 1 failed

            """))
  }

  @Test(
    "plays a script from a pipe only after checking all of it",
    arguments: [
      ("keys 1\nexpect depth 1\n", "1 passed, 0 failed\n"),
      ("keys 1\nexpect depth 2\nexpect nothing\n", "/dev/stdin:3:8: "),
    ])
  func pipe(script: String, output: String) throws {
    let folder = try TestFolder()
    try folder.write(script, to: "a.keys")
    let shell = ProcessRun(
      "/bin/sh", ["-c", "cat a.keys | \(BuiltProgram.path) replay /dev/stdin"],
      environment: ["HOME": folder.path, "LC_ALL": "C.UTF-8"], folder: folder.path)
    let result = try shell.run()
    #expect(result.output.hasPrefix(output), "\(result.output)")
  }

  @Test("plays many files, counts them, and ends with the worst status")
  func many() throws {
    let folder = try TestFolder()
    try folder.write("keys 1\nkey down\nexpect depth 1\n", to: "good.keys")
    try folder.write("keys 1\nexpect depth 2\n", to: "bad.keys")
    let good = try BuiltProgram.run(["replay", "good.keys", "good.keys"], in: folder)
    #expect(good == ProcessRun.Result(status: 0, output: "2 passed, 0 failed\n"))
    let mixed = try BuiltProgram.run(["replay", "bad.keys", "good.keys"], in: folder)
    #expect(mixed.status == 1)
    #expect(mixed.output.hasSuffix("\n1 passed, 1 failed\n"))
  }

  @Test("rewrites the screens that differ, and nothing else")
  func update() throws {
    let folder = try TestFolder()
    let script = "keys 1\nterm 24x6 # small\nlocale en\n\nexpect screen\n|?|\nend\n"
    try folder.write(script, to: "a.keys")
    let result = try BuiltProgram.run(["replay", "--update", "a.keys"], in: folder)
    #expect(result.status == 0)
    #expect(result.output == "a.keys: 1 screen rewritten\n1 passed, 0 failed\n")
    let screen = """
      | Home                   |
      |❯ 1 Japanese     0/494 ▐|
      |  2 Math         0/430 ▐|
      |  3 Social Studies      |
      |  4 Science      0/286  |
      | Enter open  e explain  |
      """
    #expect(try folder.read("a.keys") == script.replacing("|?|", with: screen))
  }

  @Test("writes the journal, one flat line per record")
  func journal() throws {
    let folder = try TestFolder()
    try folder.write("keys 1\nkey 3\nwait 20ms\nkey esc\nsettle\n", to: "a.keys")
    let result = try BuiltProgram.run(["replay", "--journal", "a.jsonl", "a.keys"], in: folder)
    #expect(result.status == 0)
    #expect(
      try folder.read("a.jsonl") == """
        {"time":0.0,"number":1,"mode":"review","verb":"push","cause":"launch","requester":"app","trigger":"code","path":["review"]}
        {"time":0.0,"number":1,"mode":"review","verb":"end","outcome":"completed"}
        {"time":0.0,"number":2,"mode":"map","verb":"push","cause":"launch","requester":"app","trigger":"code","path":["map"]}
        {"time":0.0,"number":2,"mode":"map","verb":"end","outcome":"completed"}
        {"time":0.0,"number":3,"mode":"record","verb":"push","cause":"launch","requester":"app","trigger":"code","path":["record"]}
        {"time":0.0,"number":3,"mode":"record","verb":"end","outcome":"completed"}
        {"time":0.0,"number":4,"mode":"learn","verb":"push","cause":"launch","requester":"app","trigger":"code","path":["home"]}
        {"time":0.0,"number":4,"mode":"learn","verb":"end","outcome":"completed","appeared":["home"]}
        {"time":0.0,"number":5,"mode":"learn","verb":"push","cause":"push","requester":"home","trigger":"key:3","path":["home","subject:social"]}
        {"time":0.02,"number":5,"mode":"learn","verb":"end","outcome":"superseded","appeared":["subject:social"]}
        {"time":0.02,"number":6,"mode":"learn","verb":"pop","cause":"back","requester":"subject:social","trigger":"key:esc","path":["home"]}
        {"time":0.094553,"number":6,"mode":"learn","verb":"end","outcome":"completed","appeared":["home"]}

        """)
  }

  @Test("writes the result of each script as a line of JSON")
  func json() throws {
    let folder = try TestFolder()
    try folder.write("keys 1\nterm 8x2\nlocale en\nkey down\nexpect depth 2\n", to: "a.keys")
    try folder.write("keys 1\nkey entr\n", to: "b.keys")
    try folder.write("keys 1\nexpect depth 1 within 1s\n", to: "c.keys")
    let result = try BuiltProgram.run(
      ["replay", "--json", "--twin", "a.keys", "b.keys", "c.keys"], in: folder)
    #expect(result.status == 2)
    #expect(
      result.output == #"""
        {"file":"a.keys","status":"failed","time":0.0,"line":5,"directive":"expect depth 2",\#
        "message":"the depth is “1”, not “2”","actual":["enlarge ","to 20x6 "],"route":"home",\#
        "pending":[],"input":["line 4, at 0s: key down"],\#
        "replay":"study replay --terminal --until 5 a.keys"}
        {"file":"b.keys","status":"wrong","time":0.0,"line":2,"column":5,\#
        "message":"b.keys:2:5: there is no key “entr”; did you mean “enter”?"}
        {"file":"c.keys","status":"passed","time":0.0,\#
        "remarks":["c.keys:2: became true after 0s"]}
        {"passed":1,"failed":2,"frames":2,"cells":1936}

        """#)
  }

  @Test("writes the last screen before the end, and the session")
  func exports() throws {
    let folder = try TestFolder()
    try folder.write(
      "keys 1\nterm 24x6\nlocale en\nkey down\nresize 24x7\nquit\n", to: "a.keys")
    let result = try BuiltProgram.run(
      [
        "replay", "--export=a.txt", "--export=a.svg", "--export=a.animated.svg", "--export=a.cast",
        "a.keys",
      ], in: folder)
    #expect(result == ProcessRun.Result(status: 0, output: "1 passed, 0 failed\n"))
    #expect(
      try folder.read("a.txt")
        == [
          " Home", "  1 Japanese     0/494 ▐", "❯ 2 Math         0/430 ▐",
          "  3 Social Studies     ▐", "  4 Science      0/286", "  5 English      0/225",
          " Enter open  e explain", "",
        ].joined(separator: "\n"))
    let picture = try folder.read("a.svg")
    for text in ["❯", "2", "Math", "0/430"] {
      #expect(picture.contains(">\(text)</text>"))
    }
    // The scroll bar, in the right half of the last column.
    #expect(picture.contains("<rect x=\"211\""))
    let animation = try folder.read("a.animated.svg")
    #expect(animation.contains("height=\"126\"") && animation.contains("@keyframes y6 {"))
    let cast = try Recast(folder.read("a.cast"))
    #expect(cast.size == Size(columns: 24, rows: 6))
    #expect(cast.events.contains { $0.event == .resize(Size(columns: 24, rows: 7)) })
    #expect(cast.events.last?.event == .exit(0))
  }

  @Test("the last screen before the end may have several panes")
  func exportsPanes() throws {
    let folder = try TestFolder()
    try folder.write(
      "keys 1\nterm 120x12\nlocale en\nopen record\nkey s\nsettle\nquit\n", to: "a.keys")
    _ = try BuiltProgram.run(["replay", "--export", "a.txt", "a.keys"], in: folder)
    let rows = try folder.read("a.txt").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.contains { $0.contains("Subjects") && $0.contains("New questions") })
    #expect(rows.last { !$0.isEmpty }?.contains("Esc back") == true)
  }
}
