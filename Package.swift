// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ScreenStack",
  products: [
    .library(name: "ScreenStack", targets: ["ScreenStack"]),
    .library(name: "ScreenStackTesting", targets: ["ScreenStackTesting"]),
    .library(name: "Navigation", targets: ["Navigation"]),
    .executable(name: "study", targets: ["study"]),
  ],
  targets: [
    // Level 0: what rests on nothing.
    .target(name: "CNcurses"),
    .target(name: "CStudyData", exclude: ["tables"]),
    .target(name: "Files"),
    .target(name: "Navigation"),
    .target(name: "SeededRandom"),
    .target(name: "TerminalCore"),

    // Level 1: what rests on level 0.
    .target(name: "StudyCatalog", dependencies: ["CStudyData", "Files", "SeededRandom"]),
    .target(name: "TerminalNcurses", dependencies: ["CNcurses", "Files", "TerminalCore"]),
    .target(name: "TerminalFake", dependencies: ["TerminalCore"]),
    .target(name: "TerminalUI", dependencies: ["Navigation", "TerminalCore"]),

    // Level 2: what rests on level 1.
    .target(
      name: "KeyScript",
      dependencies: ["Files", "Navigation", "TerminalCore", "TerminalFake", "TerminalUI"]),
    .target(
      name: "StudyScreens",
      dependencies: [
        "Navigation", "SeededRandom", "StudyCatalog", "TerminalCore", "TerminalUI",
      ]),

    // Level 3: what other people's programs import.
    .target(
      name: "ScreenStack",
      dependencies: [
        "Navigation", "SeededRandom", "TerminalCore", "TerminalNcurses", "TerminalUI",
      ]),

    // Level 4: what rests on that.
    .target(
      name: "ScreenStackTesting",
      dependencies: ["Files", "KeyScript", "ScreenStack", "TerminalFake"]),
    .executableTarget(
      name: "study",
      dependencies: [
        "Files", "KeyScript", "Navigation", "ScreenStack", "StudyCatalog", "StudyScreens",
        "TerminalCore", "TerminalFake", "TerminalNcurses", "TerminalUI",
      ]),

    .executableTarget(
      name: "benchmarks",
      dependencies: ["Navigation", "StudyCatalog", "StudyScreens", "TerminalCore", "TerminalUI"],
      path: "Benchmarks/Micro"),

    // A program that tries random things until something breaks.
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "KeyScript", "PseudoTerminals", "SeededRandom", "StudyCatalog", "StudyScreens",
        "TerminalCore", "TerminalFake", "TerminalUI",
      ],
      path: "Tests/Fuzz"),

    .testTarget(name: "FuzzTests", dependencies: ["TerminalCore", "fuzz"]),

    .testTarget(name: "FilesTests", dependencies: ["Files", "TestFolders"]),
    .testTarget(name: "NavigationTests", dependencies: ["Navigation"]),
    .testTarget(
      name: "TerminalCoreTests", dependencies: ["SeededRandom", "TerminalCore", "TerminalFake"]),
    .testTarget(
      name: "TerminalNcursesTests",
      dependencies: [
        "CNcurses", "PseudoTerminals", "SeededRandom", "TerminalCore", "TerminalFake",
        "TerminalFixture", "TerminalNcurses", "TmuxPane", "fuzz",
      ]),
    // A terminal that is not ours, by which tests judge the one that is.
    .target(
      name: "TmuxPane", dependencies: ["TerminalCore", "TerminalFake"],
      path: "Tests/Fixtures/TmuxPane"),
    // Real terminals without a window, for the tests that need one.
    .target(
      name: "PseudoTerminals", dependencies: ["TerminalCore", "TerminalFake", "TerminalNcurses"],
      path: "Tests/Fixtures/PseudoTerminals"),
    // Folders that go with the test that made them.
    .target(name: "TestFolders", path: "Tests/Fixtures/TestFolders"),
    // A program that takes a terminal over and ends in every way there is; tests run it.
    .executableTarget(
      name: "TerminalFixture",
      dependencies: ["TerminalCore", "TerminalNcurses"],
      path: "Tests/Fixtures/TerminalFixture"),
    .testTarget(name: "TerminalFakeTests", dependencies: ["TerminalCore", "TerminalFake"]),
    .testTarget(
      name: "TerminalUITests",
      dependencies: [
        "Navigation", "SeededRandom", "TerminalCore", "TerminalFake", "TerminalUI",
      ]),
    // A disk that does not keep what it is given, for the tests that need one.
    .target(name: "CBrokenDisk", path: "Tests/Fixtures/CBrokenDisk"),
    .testTarget(
      name: "StudyCatalogTests",
      dependencies: [
        "CBrokenDisk", "CStudyData", "Files", "SeededRandom", "StudyCatalog", "TestFolders",
      ],
      exclude: ["search-queries.tsv", "typed-answers.tsv"]),
    .testTarget(
      name: "KeyScriptTests",
      dependencies: [
        "Files", "KeyScript", "Navigation", "SeededRandom", "TerminalCore", "TerminalFake",
        "TerminalUI",
      ]),
    .testTarget(
      name: "StudyScreensTests",
      dependencies: [
        "CBrokenDisk", "Files", "Navigation", "StudyCatalog", "StudyScreens", "TerminalCore",
        "TerminalFake", "TerminalUI",
      ]),
    // A program with an asynchronous `main`.
    .executableTarget(
      name: "AsyncFixture", dependencies: ["ScreenStack"], path: "Tests/Fixtures/AsyncFixture"),
    .testTarget(
      name: "ScreenStackTests",
      dependencies: [
        "AsyncFixture", "PseudoTerminals", "ScreenStack", "ScreenStackTesting", "TerminalNcurses",
      ]),
    .testTarget(
      name: "StudyTests",
      dependencies: [
        "Files", "KeyScript", "Navigation", "PseudoTerminals", "StudyCatalog", "StudyScreens",
        "TestFolders", "TerminalCore", "TerminalFake", "TerminalNcurses", "TerminalUI",
        "TmuxPane", "study",
      ],
      exclude: ["Walks"]),
  ],
  cLanguageStandard: .gnu17
)

/// The targets in C, which take none of Swift's settings.
let targetsInC: Set = ["CBrokenDisk", "CNcurses", "CStudyData"]

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
