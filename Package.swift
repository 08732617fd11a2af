// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ScreenStack",
  products: [
    .library(name: "ScreenStack", targets: ["ScreenStack"]),
    .library(name: "ScreenStackTesting", targets: ["ScreenStackTesting"]),
    .library(name: "KeyScript", targets: ["KeyScript"]),
    .library(name: "KeyScriptTools", targets: ["KeyScriptTools"]),
    .library(name: "Navigation", targets: ["Navigation"]),
    .executable(name: "study", targets: ["study"]),
  ],
  targets: [
    // Level 0: targets without dependencies.
    .systemLibrary(name: "CSQLite"),
    .target(name: "CSignals"),
    .target(name: "CStudyData", exclude: ["tables"]),
    .target(name: "Dates"),
    .target(name: "Files"),
    .target(name: "JSONCoding"),
    .target(name: "Navigation"),
    .target(name: "SeededRandom"),
    .target(name: "SpacedRepetition"),
    .target(name: "TerminalCore"),

    // Level 1: targets on top of level 0.
    .target(name: "CNcurses", dependencies: ["CSignals"]),
    .target(
      name: "StudyCatalog",
      dependencies: ["CStudyData", "Dates", "Files", "JSONCoding", "SeededRandom"]),
    .target(name: "TerminalFake", dependencies: ["TerminalCore"]),
    .target(name: "TerminalLines", dependencies: ["CSignals", "Files", "TerminalCore"]),
    .target(name: "TerminalUI", dependencies: ["JSONCoding", "Navigation", "TerminalCore"]),

    // Level 2: targets on top of level 1.
    .target(
      name: "KeyScript",
      dependencies: [
        "Dates", "Files", "Navigation", "TerminalCore", "TerminalFake", "TerminalLines",
        "TerminalUI",
      ]),
    .target(
      name: "Records",
      dependencies: ["CSQLite", "Files", "JSONCoding", "SpacedRepetition", "StudyCatalog"]),
    .target(
      name: "TerminalNcurses", dependencies: ["CNcurses", "CSignals", "Files", "TerminalCore"]),

    // Level 3: the library that other people's programs import, tools for key scripts, and the
    // screens of Study.
    .target(
      name: "KeyScriptTools",
      dependencies: [
        "Files", "JSONCoding", "KeyScript", "Navigation", "TerminalCore", "TerminalFake",
        "TerminalLines", "TerminalUI",
      ]),
    .target(
      name: "StudyScreens",
      dependencies: [
        "Navigation", "Records", "SeededRandom", "SpacedRepetition", "StudyCatalog", "TerminalCore",
        "TerminalUI",
      ]),
    .target(
      name: "ScreenStack",
      dependencies: [
        "Files", "Navigation", "SeededRandom", "TerminalCore", "TerminalLines", "TerminalNcurses",
        "TerminalUI",
      ]),

    // Level 4: targets on top of that library.
    .target(
      name: "ScreenStackTesting",
      dependencies: ["Files", "KeyScript", "ScreenStack", "TerminalFake"]),
    .executableTarget(
      name: "study",
      dependencies: [
        "Files", "KeyScript", "KeyScriptTools", "Navigation", "Records", "ScreenStack",
        "SpacedRepetition", "StudyCatalog", "StudyScreens", "TerminalCore", "TerminalFake",
        "TerminalLines", "TerminalNcurses", "TerminalUI",
      ]),

    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "Files", "Navigation", "Records", "SeededRandom", "SpacedRepetition", "StudyCatalog",
        "StudyScreens", "TerminalCore", "TerminalUI",
      ],
      path: "Benchmarks/Micro"),

    // A learner who forgets by chance, and the answers that a year costs.
    .executableTarget(
      name: "simulate", dependencies: ["SeededRandom", "SpacedRepetition"],
      path: "Benchmarks/Simulate"),

    // A program that tries random cases until one fails.
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "KeyScript", "Navigation", "PseudoTerminals", "RandomViews", "Records", "SeededRandom",
        "SpacedRepetition", "StudyCatalog", "StudyScreens", "TerminalCore", "TerminalFake",
        "TerminalUI",
      ],
      path: "Tests/Fuzz"),

    .testTarget(name: "FuzzTests", dependencies: ["TerminalCore", "fuzz"]),

    .testTarget(name: "JSONCodingTests", dependencies: ["JSONCoding"]),
    .testTarget(name: "FilesTests", dependencies: ["Files", "TestFolders"]),
    .testTarget(
      name: "SpacedRepetitionTests",
      dependencies: ["SeededRandom", "SpacedRepetition", "simulate"],
      exclude: ["fsrs-vectors.tsv"]),
    .testTarget(name: "NavigationTests", dependencies: ["Navigation"]),
    .testTarget(
      name: "TerminalCoreTests", dependencies: ["SeededRandom", "TerminalCore", "TerminalFake"]),
    .testTarget(
      name: "TerminalNcursesTests",
      dependencies: [
        "CNcurses", "CSignals", "PseudoTerminals", "SeededRandom", "TerminalCore", "TerminalFake",
        "TerminalFixture", "TerminalNcurses", "TestFolders", "TmuxPane", "fuzz",
      ]),
    // An independent terminal, against which tests check the terminal model.
    .target(
      name: "TmuxPane",
      dependencies: ["ChildProcesses", "TerminalCore", "TerminalFake", "TestFolders"],
      path: "Tests/Fixtures/TmuxPane"),
    // Real terminals without a window, for the tests that need one.
    .target(
      name: "PseudoTerminals",
      dependencies: [
        "ChildProcesses", "CNcurses", "TerminalCore", "TerminalFake", "TerminalNcurses",
      ],
      path: "Tests/Fixtures/PseudoTerminals"),
    // Programs that tests start.
    .target(name: "ChildProcesses", path: "Tests/Fixtures/ChildProcesses"),
    // Random views and events, for tests and for the program that tries random cases.
    .target(
      name: "RandomViews",
      dependencies: ["Navigation", "SeededRandom", "TerminalCore", "TerminalUI"],
      path: "Tests/Fixtures/RandomViews"),
    // Folders that are removed with the test that made them.
    .target(name: "TestFolders", path: "Tests/Fixtures/TestFolders"),
    // A program for tests, which takes a terminal over and ends in every possible way.
    .executableTarget(
      name: "TerminalFixture",
      dependencies: ["TerminalCore", "TerminalNcurses"],
      path: "Tests/Fixtures/TerminalFixture"),
    .testTarget(
      name: "TerminalLinesTests",
      dependencies: [
        "Files", "Navigation", "TerminalCore", "TerminalLines", "TerminalUI", "TestFolders",
      ]),
    .testTarget(name: "TerminalFakeTests", dependencies: ["TerminalCore", "TerminalFake"]),
    .testTarget(
      name: "TerminalUITests",
      dependencies: [
        "Navigation", "RandomViews", "SeededRandom", "TerminalCore", "TerminalFake", "TerminalUI",
      ]),
    // A simulated disk that loses data, for the tests that need one.
    .target(name: "CBrokenDisk", path: "Tests/Fixtures/CBrokenDisk"),
    .testTarget(
      name: "StudyCatalogTests",
      dependencies: [
        "CStudyData", "Files", "JSONCoding", "SeededRandom", "StudyCatalog", "TestFolders",
      ],
      exclude: ["search-queries.tsv", "typed-answers.tsv"]),
    .testTarget(
      name: "RecordsTests",
      dependencies: [
        "CBrokenDisk", "CSQLite", "ChildProcesses", "DatabaseHolder", "Files", "Records",
        "RecordsFixture", "SeededRandom", "SpacedRepetition", "StudyCatalog", "TestFolders",
      ]),
    // Another program that holds the lock of a database.
    .target(
      name: "DatabaseHolder", dependencies: ["CSQLite"], path: "Tests/Fixtures/DatabaseHolder"),
    // A program for tests, which keeps records until it is ended.
    .executableTarget(
      name: "RecordsFixture", dependencies: ["Records", "SpacedRepetition", "StudyCatalog"],
      path: "Tests/Fixtures/RecordsFixture"),
    .testTarget(
      name: "KeyScriptTests",
      dependencies: [
        "Files", "KeyScript", "KeyScriptTools", "Navigation", "SeededRandom", "TerminalCore",
        "TerminalFake", "TerminalUI", "TestFolders",
      ]),
    .testTarget(
      name: "StudyScreensTests",
      dependencies: [
        "DatabaseHolder", "Navigation", "Records", "SeededRandom", "SpacedRepetition",
        "StudyCatalog", "StudyScreens", "TerminalCore", "TerminalUI", "TestFolders",
      ]),
    // A program with an asynchronous `main`.
    .executableTarget(
      name: "AsyncFixture", dependencies: ["KeyScript", "ScreenStack"],
      path: "Tests/Fixtures/AsyncFixture"),
    // A program with modes, panes and flows, which is killed.
    .executableTarget(
      name: "RestoringFixture", dependencies: ["ScreenStack"],
      path: "Tests/Fixtures/RestoringFixture"),
    // The programs that the documentation shows, which are those in Snippets.
    .executableTarget(
      name: "ViewsProgram", dependencies: ["ScreenStack"], path: "Tests/Fixtures/Snippets/Views"),
    .executableTarget(
      name: "ViewPartsProgram", dependencies: ["ScreenStack"],
      path: "Tests/Fixtures/Snippets/ViewParts"),
    .executableTarget(
      name: "OwnViewsProgram", dependencies: ["ScreenStack"],
      path: "Tests/Fixtures/Snippets/OwnViews"),
    .executableTarget(
      name: "TablesProgram", dependencies: ["ScreenStack"], path: "Tests/Fixtures/Snippets/Tables"),
    .executableTarget(
      name: "ChartsProgram", dependencies: ["ScreenStack"], path: "Tests/Fixtures/Snippets/Charts"),
    .testTarget(
      name: "ScreenStackTests",
      dependencies: [
        "AsyncFixture", "ChartsProgram", "KeyScript", "OwnViewsProgram", "PseudoTerminals",
        "RestoringFixture", "ScreenStack", "ScreenStackTesting", "TablesProgram", "TerminalCore",
        "TerminalFake", "TerminalNcurses", "TestFolders", "ViewPartsProgram", "ViewsProgram",
      ],
      exclude: ["Walks"]),
    .testTarget(
      name: "StudyTests",
      dependencies: [
        "ChildProcesses", "DatabaseHolder", "Files", "KeyScript", "KeyScriptTools", "Navigation",
        "PseudoTerminals",
        "Records", "ScreenStack", "SpacedRepetition", "StudyCatalog", "StudyScreens", "TestFolders",
        "TerminalCore", "TerminalFake", "TerminalNcurses", "TerminalUI", "TmuxPane", "study",
      ],
      exclude: ["Walks"]),
  ],
  cLanguageStandard: .gnu17
)

/// The targets in C, which have no Swift settings.
let targetsInC: Set = ["CBrokenDisk", "CNcurses", "CSQLite", "CSignals", "CStudyData"]

for target in package.targets where !targetsInC.contains(target.name) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
  ]
}
