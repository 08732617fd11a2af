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

  /// Why the last change could not be written, until one can be.
  private(set) var writeProblem: String?

  /// What the person has to hear once, of a link, of the terminal or of the state's file.
  private var news: [String] = []

  /// How lessons are loaded.
  let loader: LessonLoader

  private let folder: StateFolder
  private let today: @Sendable () -> Day
  /// The changes of this run that could not be written yet.
  private var unwritten: [(inout StudyState) -> Void] = []
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
    do throws(StateError) {
      take(try folder.read())
    } catch {
      news.append(language(error.message))
    }
  }

  /// Changes the state, on disk first, so that what is shown is never lost.
  ///
  /// A change that can't be written counts for this run all the same, the screens say so, and the next
  /// change tries to write it again.
  func update(_ change: @escaping (inout StudyState, Day) -> Void) {
    let day = today()
    unwritten.append { change(&$0, day) }
    do throws(StateError) {
      take(try folder.update { state in for change in unwritten { change(&state) } })
      unwritten = []
      writeProblem = nil
    } catch {
      change(&state, day)
      writeProblem = language(error.message)
    }
  }

  /// A seed for one round of a lesson.
  func nextSeed() -> UInt64 { generator.next() }

  /// Has the person told something on the first screen.
  public func addNews(_ text: String) {
    news.append(text)
  }

  /// What there is to tell, once.
  func takeNews() -> String? {
    defer { news = [] }
    return news.isEmpty ? nil : news.joined(separator: "\n")
  }

  private func take(_ reading: StateReading) {
    state = reading.state
    guard let file = reading.damagedFile else { return }
    news.append(
      language(
        "記録が読めなかったため、\(file) に移して新しく始めます。",
        "Your records could not be read. They were moved to \(file), and new ones begin here."))
  }
}
