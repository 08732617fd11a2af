/// What a frame says to a terminal that reads it out line by line: where its text stands, and what in
/// it can be chosen.
///
/// It is made only for terminals whose ``TerminalTraits/readsFrames`` is set.
public struct FrameReading: Hashable, Sendable {
  /// Something that can be chosen.
  public struct Target: Hashable, Sendable {
    /// Its cells.
    public var cells: Rect

    /// Whether pressing the button on it and then Enter chooses it. Otherwise a click does.
    public var takesEnter: Bool

    /// Makes a target.
    public init(_ cells: Rect, takesEnter: Bool = true) {
      self.cells = cells
      self.takesEnter = takesEnter
    }
  }

  /// What typed text goes into.
  public enum Field: Hashable, Sendable {
    /// A search, whose hits can be chosen.
    case search
    /// An answer, which Enter submits.
    case entry
    /// A field among others.
    case line
    /// A text of several lines.
    case text
  }

  /// The titles of the screens from the first one to the one that is read.
  public var titles: [String]

  /// The titles of the modes, with the numbers of what waits there; none in a program of one path.
  public var modes: [String] = []

  /// The mode on show, counted from 0.
  public var shownMode = 0

  /// The cells with the text: those of the dialog, if one is open, or of the screen.
  public var body: Rect

  /// Everything that can be chosen, in reading order.
  public var targets: [Target] = []

  /// What typed text goes into; `nil` if letters are keys.
  public var field: Field?

  /// What the field asks for, in the words that stand before it; `nil` if there are none.
  public var prompt: String?

  /// What each key does here, a line for each command; none where no list of keys can be opened.
  public var keys: [String] = []

  /// A short message that goes by itself.
  public var notice: String?

  /// Whether the screen is loading, so that it will say more by itself.
  public var isLoading = false

  /// Whether there is more text below the frame, to scroll to.
  public var isCut = false

  /// Makes the reading of a frame in which nothing can be chosen.
  public init(titles: [String], body: Rect) {
    self.titles = titles
    self.body = body
  }
}
