import Testing

@Suite("study replay")
struct ReplayTests {
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
        a.keys:2:1: the link “socila” leads nowhere at “socila”; did you mean social?
          open socila
          ^~~~~~~~~~~
        """
      ),
    ])
  func mistakes(script: String, report: String) throws {
    let folder = try TestFolder()
    try folder.write(script, to: "a.keys")
    let result = try BuiltProgram.run(["replay", "a.keys"], in: folder)
    #expect(result == Command.Result(status: 2, output: report + "\n0 passed, 1 failed\n"))
  }

  @Test("plays nothing of a script that is wrong further down")
  func mistakeAtEnd() throws {
    let folder = try TestFolder()
    try folder.write("keys 1\nexpect title \"Homme\"\nquitt\n", to: "a.keys")
    let result = try BuiltProgram.run(["replay", "a.keys"], in: folder)
    #expect(result.status == 2)
    #expect(result.output.hasPrefix("a.keys:3:1: there is no directive “quitt”"))
  }

  @Test("tells a swipe that is let go as UIKit would, where our own events have nothing to tell")
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

  @Test("says at which line it was told to stop")
  func stopLine() throws {
    let folder = try TestFolder()
    try folder.write("keys 1\nkey down\nexpect title \"Homme\"\n", to: "a.keys")
    let result = try BuiltProgram.run(["replay", "--until", "3", "a.keys"], in: folder)
    #expect(
      result == Command.Result(status: 0, output: "a.keys:3: reached\n1 passed, 0 failed\n"))
  }

  @Test("shows what did not hold, and ends with status 1")
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
        == Command.Result(
          status: 1,
          output: """
            a.keys:5: expect title "Homme"
              the title is “Home”, not “Homme”

              | Home                   |
              |  1 Japanese        0/5 |
              |❯ 2 Arithmetic      0/6 |
              |  3 Social Studies  0/7 |
              |  4 Science         0/6 |
              | Enter open  ? help     |

            route: home
            time: 0s
            pending: nothing
            last input:
              line 4, at 0s: key down
            replay: study replay --terminal --until 5 a.keys
            0 passed, 1 failed

            """))
  }

  @Test("plays many files, counts them, and ends with the worst status")
  func many() throws {
    let folder = try TestFolder()
    try folder.write("keys 1\nkey down\nexpect depth 1\n", to: "good.keys")
    try folder.write("keys 1\nexpect depth 2\n", to: "bad.keys")
    let good = try BuiltProgram.run(["replay", "good.keys", "good.keys"], in: folder)
    #expect(good == Command.Result(status: 0, output: "2 passed, 0 failed\n"))
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
    #expect(result == Command.Result(status: 0, output: "1 passed, 0 failed\n"))
    let screen = """
      | Home                   |
      |❯ 1 Japanese        0/5 |
      |  2 Arithmetic      0/6 |
      |  3 Social Studies  0/7 |
      |  4 Science         0/6 |
      | Enter open  ? help     |
      """
    #expect(try folder.read("a.keys") == script.replacing("|?|", with: screen))
  }

  @Test("begins with a copy of the records that a script names, damaged ones too")
  func state() throws {
    let folder = try TestFolder()
    try folder.write("not JSON", to: "old/state.json")
    try folder.write(
      """
      keys 1
      locale en
      set state "old"
      expect text "Your records could not be read."
      key enter down
      expect focus "Arithmetic"

      """, to: "a.keys")
    let result = try BuiltProgram.run(["replay", "a.keys"], in: folder)
    #expect(result == Command.Result(status: 0, output: "1 passed, 0 failed\n"))
    #expect(try folder.names(in: "old") == ["state.json"])
    #expect(try folder.read("old/state.json") == "not JSON")
  }
}
