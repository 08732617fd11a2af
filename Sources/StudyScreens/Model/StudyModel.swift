import SeededRandom
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

  /// Why the last change could not be written, or may not stay, until all is well.
  private var problem: StateError?

  /// What the person has to hear once, of a link, of the terminal or of the state's file.
  private var untold: [String] = []

  /// How lessons are loaded.
  let loader: LessonLoader

  /// What whoever runs the program has the screens say.
  let notices: Notices

  private let store: any StateStore
  private let today: @Sendable () -> Day
  private let endProblem: @Sendable (StateError) -> Void
  /// The changes of this run that could not be written yet.
  private var unwritten: [(inout StudyState) -> Void] = []
  private var generator: SeededGenerator

  /// Makes the model and reads the person's state.
  ///
  /// - Parameters:
  ///   - language: The language of everything that is shown.
  ///   - glyphs: The signs to draw with.
  ///   - store: Where the state is kept.
  ///   - seed: Where every random choice begins.
  ///   - loader: How lessons are loaded.
  ///   - notices: What whoever runs the program has the screens say.
  ///   - today: The day of the person's calendar.
  ///   - endProblem: Told when the program ends and not everything is on the disk.
  public init(
    language: Language, glyphs: GlyphSet, store: any StateStore, seed: UInt64,
    loader: LessonLoader = LessonLoader(), notices: Notices = Notices(),
    today: @escaping @Sendable () -> Day,
    endProblem: @escaping @Sendable (StateError) -> Void = { _ in }
  ) {
    self.language = language
    self.glyphs = glyphs
    self.store = store
    self.loader = loader
    self.notices = notices
    self.today = today
    self.endProblem = endProblem
    generator = SeededGenerator(seed: seed)
    do throws(StateError) {
      take(try store.read())
    } catch {
      untold.append(language(error.message))
    }
  }

  /// Changes the state, on disk first, so that what is shown is never lost.
  ///
  /// A change that can't be written counts for this run all the same, the screens say so, and the next
  /// change and the end of the program try to write it again.
  func update(_ change: @escaping (inout StudyState, Day) -> Void) {
    let day = today()
    unwritten.append { change(&$0, day) }
    // Another program that keeps the lock has been waited for once; each key would wait as long.
    if case .locked = problem { write(waiting: .zero) } else { write(waiting: .seconds(1)) }
    if !unwritten.isEmpty { change(&state, day) }
  }

  /// Tries once more to write what is not written, and tells whoever made the model if that fails.
  func end() {
    if !unwritten.isEmpty { write(waiting: .seconds(1)) }
    if let problem { endProblem(problem) }
  }

  /// Why not everything is on the disk, for as long as that is so.
  var writeProblem: String? {
    problem.map { problem in
      (unwritten.isEmpty ? "" : language("まだ保存できていません。", "not saved yet: "))
        + language(problem.message)
    }
  }

  private func write(waiting time: Duration) {
    do throws(StateError) {
      let reading = try store.update(waiting: time) { state in
        for change in unwritten { change(&state) }
      }
      take(reading)
      unwritten = []
      problem = reading.doubt
    } catch {
      problem = error
    }
  }

  /// A seed for one round of a lesson.
  func nextSeed() -> UInt64 { generator.next() }

  /// Has the person told something on the first screen.
  public func addNews(_ text: String) {
    untold.append(text)
  }

  /// What there is to tell on the first screen; `nil` when there is nothing.
  public var news: String? {
    untold.isEmpty ? nil : untold.joined(separator: "\n")
  }

  /// What there is to tell, once.
  func takeNews() -> String? {
    defer { untold = [] }
    return news
  }

  private func take(_ reading: StateReading) {
    state = reading.state
    guard let file = reading.damagedFile else { return }
    untold.append(
      language(
        "記録に読めないところがありました。読めた分でつづけます。元のファイルは \(file) に残してあります。",
        "Not all of your records could be read. What could be is kept; the file as it was is now \(file)."
      ))
  }
}
