import Navigation
import Records
import ScreenStack
import StudyCatalog
import StudyScreens
import TerminalCore
import TerminalNcurses
import TerminalUI
import Testing

@testable import study

@Suite("Command lines")
struct InvocationTests {
  @Test(
    "choose what to do",
    arguments: [
      ([], .run(link: nil)),
      (["social"], .run(link: "social")),
      (["study://social/eras"], .run(link: "study://social/eras")),
      (["--", "--odd"], .run(link: "--odd")),
      (["record", "a.keys"], .record(file: "a.keys")),
      (["replay", "a.keys", "b.keys"], .replay(paths: ["a.keys", "b.keys"])),
      (["replay", "a", "--speed", "2", "--terminal", "b"], .replay(paths: ["a", "b"])),
      (["--help"], .help(of: nil)),
      (["check", "a", "b.tsv", "--lang=ja"], .check(paths: ["a", "b.tsv"])),
      (["export"], .export(file: nil)), (["export", "a.csv", "--csv"], .export(file: "a.csv")),
      (["export", "--json", "--force", "-"], .export(file: nil)),
      (["import", "-"], .importLogs(files: ["/dev/stdin"])),
      (["import", "a", "b", "--state=s"], .importLogs(files: ["a", "b"])),
      (["backup", "b.db", "--lang", "en"], .backup(file: "b.db")),
      (["doctor", "--theme=dark", "--state", "s"], .doctor), (["demo", "--lang=ja"], .demo),
      (["replay", "-h", "--nonsense"], .help(of: .replay)),
      (["--lang=en", "--version"], .version),
    ] as [([String], Invocation.Action)])
  func actions(arguments: [String], action: Invocation.Action) throws {
    #expect(try Invocation(arguments).action == action)
  }

  @Test("have options, with a value after a blank or an equals sign")
  func options() throws {
    var expected = Invocation()
    expected.action = .run(link: "math")
    (expected.language, expected.motion, expected.glyphs) = (.english, .reduced, .ascii)
    (expected.color, expected.stateFolder) = (.sixteen, "a b")
    expected.lessonsFolder = "my lessons"
    (expected.recordFile, expected.journalFile) = ("r.keys", "j=1")
    expected.replacesFile = true
    expected.eventProfile = .swiftui184
    (expected.theme, expected.ambiguousWidth) = (.builtIn(.light), .wide)
    expected.frameMarking = .never
    let arguments = [
      "--lang=en", "--motion", "reduced", "--glyphs=ascii", "--color=16", "--state", "a b",
      "--lessons", "my lessons",
      "--record=r.keys", "math", "--journal=j=1", "--force", "--events", "swiftui-sdk18.4",
      "--theme", "light", "--ambiguous=2", "--sync=never",
    ]
    #expect(try Invocation(arguments) == expected)
    #expect(try Invocation(["--grade", "9"]).settings[.grade] == "9")
    #expect(try Invocation(["--exam-time=5"]).settings[.examTime] == "5")
    #expect(
      try Invocation([
        "--questions=20", "--new-items", "any", "--auto-advance=on", "--retention", "85",
        "--place=23106", "--answers=type",
      ]).settings
        == [
          .roundLength: "20", .newItems: "any", .autoAdvance: "on", .retention: "0.85",
          .place: "23106", .answers: "type",
        ])
  }

  @Test("leave to the terminal what is “auto”")
  func automatic() throws {
    let arguments = ["--theme=dark", "--theme=auto", "--glyphs=ascii", "--glyphs", "auto"]
    var expected = Invocation()
    expected.theme = .automatic
    #expect(try Invocation(arguments + ["--ambiguous=2", "--ambiguous=auto"]) == expected)
  }

  @Test("have options for playing scripts")
  func replayOptions() throws {
    var expected = Invocation()
    expected.action = .replay(paths: ["a.keys"])
    (expected.playsInTerminal, expected.updates) = (true, true)
    (expected.speed, expected.untilLine) = (2.5, 7)
    (expected.journalFile, expected.patience) = ("j", 3)
    (expected.playsInSteps, expected.printsJSON) = (true, true)
    let arguments = [
      "replay", "--terminal", "--update", "--speed=2.5", "a.keys", "--until", "7", "--journal=j",
      "--step", "--json", "--patience=3",
    ]
    #expect(try Invocation(arguments) == expected)
  }

  @Test(
    "that can't be understood are explained",
    arguments: [
      (["--colour=never"], "unknown option --colour; did you mean --color?"),
      (["--helpp"], "unknown option --helpp; did you mean --help?"),
      (["-h=1"], "--help takes no value; write --help alone"),
      (["-x"], "unknown option -x"),
      (["--json"], "--json is an option of study replay, study coverage and study export"),
      (
        ["--speed", "2"],
        "--speed N is an option of study replay: study replay --terminal --speed N PATH"
      ),
      (["--update"], "--update is an option of study replay: study replay --update PATH"),
      (["--lang"], "--lang needs a value; use ja or en"),
      (["--lang=fr"], "invalid value “fr” for --lang; use ja or en"),
      (
        ["--glyphs=rich"], "invalid value “rich” for --glyphs; use auto, ascii, narrow or unicode"
      ),
      (
        ["--theme=blue"],
        "invalid value “blue” for --theme; use auto, dark, light, contrast, terminal, mono or a file "
          + "such as ./FILE"
      ),
      (
        ["--theme=my.theme", "--record=r"],
        "give --theme a built-in theme; scripts can’t use theme files"
      ),
      (
        ["replay", "--theme=./mine", "a.keys"],
        "give --theme a built-in theme; scripts can’t use theme files"
      ),
      (
        ["--mouse=off", "--record=r"],
        "leave --mouse out; recordings are played with the standard keys and the mouse"
      ),
      (
        ["record", "--mouse=off", "r"],
        "leave --mouse out; recordings are played with the standard keys and the mouse"
      ),
      (["--csv"], "--csv is an option of study export: study export --csv"),
      (["replay", "--csv", "a"], "leave --csv out; study replay does not use it"),
      (["export", "--csv", "--json"], "--json and --csv can’t be used together; run study twice"),
      (["export", "--anki", "--csv"], "--csv and --anki can’t be used together; run study twice"),
      (
        ["export", "--lessons", "a", "--csv"],
        "--lessons has no effect without --anki; add --anki, or leave --lessons out"
      ),
      (["export", "a", "b"], "study export takes one file; leave out “b”"),
      (["import"], "study import needs a file: study import FILE"),
      (["backup", "b", "--force"], "leave --force out; study backup does not use it"),
      (
        ["--grade=2", "--record=r"],
        "leave --grade out and choose it in the settings, which are part of a recording"
      ),
      (
        ["record", "--grade=2", "r"],
        "leave --grade out and choose it in the settings, which are part of a recording"
      ),
      (["--grade=10"], "invalid value “10” for --grade; use a number from 1 to 9"),
      (
        ["--exam-time=60", "--record=r"],
        "leave --exam-time out and choose it in the settings, which are part of a recording"
      ),
      (["--exam-time=4"], "invalid value “4” for --exam-time; use a number from 5 to 120"),
      (["--exam-time=121"], "invalid value “121” for --exam-time; use a number from 5 to 120"),
      (
        ["replay", "--exam-time=60", "a"],
        "--exam-time is not for scripts; leave it out, because a script sets this in its first "
          + "lines"
      ),
      (["--questions=7"], "invalid value “7” for --questions; use 5, 10 or 20"),
      (["--answers", "pick"], "invalid value “pick” for --answers; use mixed, choose or type"),
      (["--new-items=no"], "invalid value “no” for --new-items; use 5, 10, 20, 40 or any"),
      (["--auto-advance=yes"], "invalid value “yes” for --auto-advance; use on or off"),
      (["--retention=98"], "invalid value “98” for --retention; use a number from 80 to 97"),
      (["--retention=0.9"], "invalid value “0.9” for --retention; use a number from 80 to 97"),
      (
        ["--place=23"],
        "invalid value “23” for --place; use the 5-digit code of a municipality, such as 23106"
      ),
      (
        ["--place=23999"],
        "invalid value “23999” for --place; use the 5-digit code of a municipality, such as 23106"
      ),
      (["--force=yes"], "--force takes no value; write --force alone"),
      (
        ["--keys=k", "--record=r"],
        "leave --keys out; recordings are played with the standard keys and the mouse"
      ),
      (
        ["record", "--keys=k", "r"],
        "leave --keys out; recordings are played with the standard keys and the mouse"
      ),
      (["--state="], "invalid value “” for --state; use a folder"),
      (
        ["replay", "--speed=0", "a"],
        "invalid value “0” for --speed; use a number from 0.001 to 1000"
      ),
      (
        ["replay", "--speed=inf", "a"],
        "invalid value “inf” for --speed; use a number from 0.001 to 1000"
      ),
      (
        ["replay", "--speed=1e300", "a"],
        "invalid value “1e300” for --speed; use a number from 0.001 to 1000"
      ),
      (
        ["replay", "--speed=1e-300", "a"],
        "invalid value “1e-300” for --speed; use a number from 0.001 to 1000"
      ),
      (
        ["--journal=a\u{FFFD}"],
        "“--journal=a\u{FFFD}” is not UTF-8; if it is a file, rename it"
      ),
      (
        ["replay", "--until=x", "a"],
        "invalid value “x” for --until; use a number from 1 up"
      ),
      (
        ["replay", "--size=40x12", "a"],
        "--size has no effect without --twin; add --twin, or leave --size out"
      ),
      (
        ["replay", "--twin", "--size=40", "a"],
        "invalid value “40” for --size; use a size such as 80x24"
      ),
      (
        ["replay", "--twin", "--size=0x9", "a"],
        "invalid value “0x9” for --size; use a size such as 80x24"
      ),
      (
        ["replay", "--step", "a"],
        "--step has no effect without --terminal; add --terminal, or leave --step out"
      ),
      (
        ["replay", "--json", "--events=uikit", "a"],
        "--json and --events can’t be used together; run study twice"
      ),
      (
        ["replay", "--twin", "--terminal", "a"],
        "--twin and --terminal can’t be used together; run study twice"
      ),
      (
        ["replay", "--update", "--size=9x9", "--twin", "a"],
        "--size and --update can’t be used together; run study twice"
      ),
      (
        ["replay", "--export=a.gif", "a"],
        "invalid value “a.gif” for --export; use a FILE in .txt, .svg, .animated.svg, .html or .cast"
      ),
      (
        ["replay", "--export", "a.txt", "a", "b"],
        "--export is for a single script; give one FILE"
      ),
      (
        ["replay", "--journal", "j", "a", "b"],
        "--journal is for a single script; give one FILE"
      ),
      (["replay"], "study replay needs a file or a folder: study replay PATH"),
      (
        ["record"],
        "study record needs a file: study record FILE; to open the Record screen: study record/"
      ),
      (["record", "a", "b"], "study record takes one file; leave out “b”"),
      (
        ["demo", "--plain"],
        "the tour only shows screens; start study --plain, where ? tells what to type"
      ),
      (["demo", "x"], "study demo takes no arguments; leave out “x”"),
      (["--help=yes"], "--help takes no value; write --help alone"),
      (
        ["record", "--plain", "r"],
        "leave --plain out; recordings are played with the standard keys and the mouse"
      ),
      (
        ["replay", "--speed=2", "a"],
        "--speed has no effect without --terminal; add --terminal, or leave --speed out"
      ),
      (
        ["--lang", "ja", "replay", "a.keys"],
        "--lang is not for scripts; leave it out, because a script sets this in its first lines"
      ),
      (
        ["record", "a.keys", "--state", "here"],
        "leave --state out; study record starts with empty records and writes to its FILE"
      ),
      (
        ["record", "a.keys", "--update"],
        "--update is an option of study replay: study replay --update PATH"
      ),
      (
        ["social", "math"],
        "there is no command “social”, and only one subject or lesson can be opened; leave out "
          + "“math”"
      ),
      (["recrod", "a.keys"], "there is no command “recrod”; did you mean record?"),
    ])
  func mistakes(arguments: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try Invocation(arguments) }
    #expect(error?.message.english == message)
    #expect(error?.message.japanese.contains(/[ぁ-ん]/) == true)
  }
}
