public import StudyCatalog
public import TerminalUI

/// What the screens of Study share: the catalogue, the person's state, and where it is kept.
///
/// It lives with the app and is touched by nobody else.
public final class StudyModel {
  /// The language of everything that is shown.
  public let language: Language

  /// The signs to draw with.
  public let glyphs: GlyphSet

  /// Subjects and lessons.
  public let catalog = Catalog.standard

  /// What the person has chosen and answered.
  public private(set) var state = StudyState()

  /// What went wrong with the state's file, a link or the terminal, to be read by the person.
  public private(set) var notice: String?

  /// How lessons are loaded.
  let loader: LessonLoader

  private let folder: StateFolder
  private let today: @Sendable () -> Day
  private var generator: SeededGenerator

  /// Makes the model and reads the person's state.
  ///
  /// - Parameters:
  ///   - language: The language of everything that is shown.
  ///   - glyphs: The signs to draw with.
  ///   - folder: Where the state is kept.
  ///   - seed: Where every random choice begins.
  ///   - loader: How lessons are loaded.
  ///   - today: The day of the person's calendar.
  public init(
    language: Language, glyphs: GlyphSet, folder: StateFolder, seed: UInt64,
    loader: LessonLoader = LessonLoader(), today: @escaping @Sendable () -> Day
  ) {
    self.language = language
    self.glyphs = glyphs
    self.folder = folder
    self.loader = loader
    self.today = today
    generator = SeededGenerator(seed: seed)
    take { () throws(StateError) in try folder.read() }
  }

  /// Changes the state, on disk first, so that what is shown is never lost.
  ///
  /// A change that can't be written still counts for this run, and a notice says so.
  func update(_ change: (inout StudyState, Day) -> Void) {
    let day = today()
    let written = take { () throws(StateError) in try folder.update { change(&$0, day) } }
    if !written { change(&state, day) }
  }

  /// A seed for one round of a lesson.
  func nextSeed() -> UInt64 { generator.next() }

  /// Tells the person something about a link or the terminal, besides what there is to tell already.
  public func addNotice(_ text: String) {
    notice = notice.map { "\($0)\n\(text)" } ?? text
  }

  @discardableResult
  private func take(_ read: () throws(StateError) -> StateReading) -> Bool {
    do {
      let reading = try read()
      state = reading.state
      if let file = reading.damagedFile {
        notice = language(
          "記録が読めなかったため、\(file) に移して新しく始めます。",
          "Your records could not be read. They were moved to \(file), and new ones begin here.")
      }
      return true
    } catch {
      notice = language(error.message)
      return false
    }
  }
}
