import SeededRandom
import Records
public import StudyCatalog
public import TerminalUI

/// The model that Study's screens share: catalogue, state, and how it is saved.
///
/// Only the app uses it.
public final class StudyModel {
  /// The language of all text.
  public let language: Language

  /// The glyphs to draw with.
  public let glyphs: GlyphSet

  /// The subjects and lessons.
  public let catalog = Catalog.standard

  /// The person's choices and answers.
  public private(set) var state = StudyState()

  /// Why the last change is not saved for sure; `nil` once it is.
  private var problem: StateError?

  /// Messages about a link, the terminal or the state file, not shown yet.
  private var untold: [String] = []

  /// What the learner has done.
  let records = Records.inMemory()

  /// Loads the questions of a lesson.
  let loader: LessonLoader

  /// Messages from the code that runs the program, for all screens.
  let notices: Notices

  private let store: any StateStore
  let today: @Sendable () -> Day
  private let endProblem: @Sendable (StateError) -> Void
  /// Changes that have not been written yet.
  private var unwritten: [(inout StudyState) -> Void] = []
  private var generator: SeededGenerator

  /// Creates the model and reads the state.
  ///
  /// - Parameters:
  ///   - language: The language of all text.
  ///   - glyphs: The glyphs to draw with.
  ///   - store: Where the state is kept.
  ///   - seed: The seed of all random choices.
  ///   - loader: Loads the questions of a lesson.
  ///   - notices: Messages for all screens.
  ///   - today: Returns the current day.
  ///   - endProblem: Called at the end of the program if something is not saved for sure.
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

  /// Changes the state, on disk first, so that nothing visible is ever lost.
  ///
  /// A change that can't be written still counts for this run. The screens say so, and the next
  /// change and the end of the program try again.
  func update(_ change: @escaping (inout StudyState, Day) -> Void) {
    let day = today()
    unwritten.append { change(&$0, day) }
    // Wait for another program's lock only once, or every key would be slow.
    if case .locked = problem { write(waiting: .zero) } else { write(waiting: .seconds(1)) }
    if !unwritten.isEmpty { change(&state, day) }
  }

  /// Tries once more to write what has not been written, and reports if that fails.
  func end() {
    if !unwritten.isEmpty { write(waiting: .seconds(1)) }
    if let problem { endProblem(problem) }
  }

  /// Why not everything is saved; `nil` if it is.
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

  /// The seed for the next round of a lesson.
  func nextSeed() -> UInt64 { generator.next() }

  /// Adds a message for the first screen.
  public func addNews(_ text: String) {
    untold.append(text)
  }

  /// The messages for the first screen, or `nil` if there are none.
  public var news: String? {
    untold.isEmpty ? nil : untold.joined(separator: "\n")
  }

  /// Removes and returns the messages for the first screen.
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
