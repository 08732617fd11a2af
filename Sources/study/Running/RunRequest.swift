import Files
import KeyScript
import Records
import ScreenStack
import SpacedRepetition
import StudyCatalog
import StudyScreens

/// What a run was asked for, checked before anything is opened.
struct RunRequest {
  /// The folder with the learner's records; `nil` for empty records, which are not saved.
  let folder: String?
  /// The file to record every key to; `nil` for none.
  let recordFile: String?
  /// The learner's own lessons; `nil` if there are none.
  let lessons: OwnLessons?
  /// The screen to start with, and why it is not the one that was asked for; `nil` for the first
  /// screen.
  let link: (link: StudyLink, error: LinkError?)?
  let keys: KeyRemapping
  /// Why the usual file of keys can't be read, so that the keys are the standard ones; `nil` if it
  /// can.
  private(set) var keysProblem: FileError?
  /// The theme from the command line; `nil` to use that of the settings.
  let theme: Theme?
  /// The glyphs to draw with; `nil` for those that suit the terminal.
  let glyphs: GlyphSet?
  /// The header of a recording, without its look.
  let settings: ScriptSettings
  /// The clock of a recording; `nil` for the actual one.
  let clock: ScriptClock?

  private let lessonsFolder: String?

  /// Checks what the command line asks for.
  ///
  /// - Throws: The error of whatever can't be done.
  init(
    _ invocation: Invocation, _ environment: ProcessEnvironment, in folder: String?,
    link text: String?, recordingTo file: String?
  ) throws {
    self.folder = folder
    recordFile = file
    lessonsFolder = invocation.lessonsFolder
    let lessons = try OwnLessons(invocation.lessonsFolder, besideRecordsIn: folder)
    self.lessons = lessons
    link = try text.map { text throws(LinkError) in
      try Self.follow(text, in: lessons.map(Catalog.init) ?? .standard, with: lessons)
    }
    // Scripts use the standard keys.
    do {
      keys = file == nil ? try KeyRemapping(invocation, environment) : KeyRemapping()
    } catch let error as FileError where invocation.keysFile == nil {
      keys = KeyRemapping()
      keysProblem = error
    }
    theme = try invocation.theme?.theme()
    var settings = Self.recordedSettings(invocation)
    // A recording must contain only a link that works when it is played.
    settings.link = link?.link.followed
    self.settings = settings
    let start = file == nil ? nil : settings.now
    clock = start.map { ScriptClock(LocalTime($0), unlessFarFrom: { .now }) }
    // A recording must show the same screens on every machine.
    glyphs = invocation.glyphs ?? (file == nil ? nil : settings.glyphs)
  }

  /// Returns the local time of a moment in milliseconds since 1970; `nil` while recording, because
  /// a script has a single zone.
  var zone: (@Sendable (_ milliseconds: Int) -> LocalTime)? {
    guard clock == nil else { return nil }
    return { LocalTime(at: $0 / 1_000, milliseconds: $0 % 1_000) }
  }

  /// How to watch the learner's own lessons: in the folder named on the command line, or else in
  /// the one next to the records; `nil` while recording, because a recording plays with the lessons
  /// as they were at its start.
  ///
  /// A folder that doesn't exist is not watched for: ending a watch takes the kernel up to 10 ms,
  /// and so would leaving the program.
  var lessonChanges: (@Sendable () -> AsyncStream<OwnLessons?>?)? {
    guard recordFile == nil else { return nil }
    guard lessonsFolder == nil, let folder else { return lessons.map { $0.changes } }
    let path = "\(folder)/lessons"
    return { [lessons] in
      FileStatus(at: path).map { _ in OwnLessons.changes(at: path, since: lessons) }
    }
  }

  /// Follows a link as far as possible.
  ///
  /// - Throws: ``LinkError`` if not even its first part exists, as with a mistyped command.
  private static func follow(
    _ text: String, in catalog: Catalog, with lessons: OwnLessons?
  ) throws(LinkError) -> (link: StudyLink, error: LinkError?) {
    let link = StudyLink(text, in: catalog)
    var error = LinkError(text, link, on: .commandLine, in: catalog)
    error?.own = lessons
    if let error, link.followed == nil { throw error }
    return (link, error)
  }

  private static func recordedSettings(_ invocation: Invocation) -> ScriptSettings {
    var settings = ScriptSettings(file: "")
    settings.seed = UInt64.random(in: 0...UInt64(UInt32.max))
    settings.glyphs = invocation.glyphs ?? settings.glyphs
    let now = LocalTime.now
    settings.now = WallTime(
      secondsSince1970: now.milliseconds / 1_000, minutesAheadOfUTC: now.minutesEast)
    return settings
  }
}

extension OwnLessons {
  /// Reads the lessons in the folder named on the command line, which must exist. Without one,
  /// reads the folder `lessons` next to the records, if there is one.
  init?(_ named: String?, besideRecordsIn folder: String?) throws(FileError) {
    if let named {
      try self.init(in: named)
    } else if let folder {
      self.init(ifPresentIn: "\(folder)/lessons")
    } else {
      return nil
    }
  }
}
