/// What a terminal that reads a frame aloud, line by line, needs to know: where the text is, and
/// what can be chosen.
///
/// Created only for terminals whose ``TerminalTraits/readsFrames`` is `true`.
public struct FrameReading: Hashable, Sendable {
  /// An element that can be chosen.
  public struct Target: Hashable, Sendable {
    /// The cells of the element.
    public var cells: Rect

    /// Whether the user chooses it by pressing the mouse button on it and then Enter; otherwise a
    /// click chooses it.
    public var takesEnter: Bool

    /// The key that chooses the element in place of a number; `nil` for a number.
    public var key: Character?

    /// Whether the element is the field that receives typed text.
    public var isTyped: Bool

    /// Whether the element has a value that Left and Right change once it has the focus, and that a
    /// pasted text sets.
    public var isValue = false

    /// What can be chosen for the value, in words; empty if that is too much to read.
    public var options: [String] = []

    /// Creates a target.
    public init(
      _ cells: Rect, takesEnter: Bool = true, key: Character? = nil, isTyped: Bool = false
    ) {
      self.cells = cells
      self.takesEnter = takesEnter
      self.key = key
      self.isTyped = isTyped
    }
  }

  /// A key that the screen or the app has bound.
  public struct BoundKey: Hashable, Sendable {
    /// The key.
    public var key: Key

    /// The name of the key, as shown to the user.
    public var label: String

    /// What the key does, as shown to the user.
    public var words: String

    /// Whether it is worth announcing when the screen is read: it is the screen’s own, and does
    /// something else than Enter.
    public var isAnnounced: Bool

    /// Creates a bound key.
    public init(_ key: Key, label: String, words: String, isAnnounced: Bool = true) {
      self.key = key
      self.label = label
      self.words = words
      self.isAnnounced = isAnnounced
    }
  }

  /// The kind of field that typed text goes into.
  public enum Field: Hashable, Sendable {
    /// A search field, whose results can be chosen.
    case search
    /// An answer, which Enter submits.
    case entry
    /// A field among others in a form.
    case line
    /// A multiline text.
    case text
  }

  /// The titles of the screens, from the first one in the path to the one being read.
  public var titles: [String]

  /// What stands between two titles, which depends on the glyphs of the program.
  public var titleSeparator = " › "

  /// The tag of the language of all texts, such as `en`; empty if it is not known.
  public var language = ""

  /// The titles of the modes, with the number of items waiting in each; empty if there are no
  /// modes.
  public var modes: [String] = []

  /// The key that shows each mode; `nil` for a mode that no key shows here.
  public var modeKeys: [Key?] = []

  /// The index of the visible mode, from 0.
  public var shownMode = 0

  /// The kind of screen, by which two screens have the same keys.
  public var screenKind = ""

  /// The cells that contain the text: those of the dialog if one is open, otherwise those of the
  /// screen.
  public var body: Rect

  /// Whether a dialog covers the screen.
  public var isDialog = false

  /// A number that tells the screen from another one that looks the same.
  public var screenNumber = 0

  /// A number that tells the dialog from another one that looks the same; 0 if there is none.
  public var dialogNumber = 0

  /// All elements that can be chosen, in reading order.
  public var targets: [Target] = []

  /// The field that receives typed text; `nil` if letters act as keys.
  public var field: Field?

  /// Whether the field is empty; `true` if there is none.
  public var isFieldEmpty = true

  /// Whether the text in the field ends without a newline, so that a line added to it needs one
  /// before it.
  public var endsWithoutNewline = false

  /// Whether what is typed into the field must not be shown, as with a password.
  public var isSecret = false

  /// What the field asks for, in the words that stand before it; `nil` if there are none.
  public var prompt: String?

  /// The letters that the screen or the app has bound with Ctrl, because the field takes the
  /// letters themselves; empty if there is no field.
  public var controlLetters: Set<Character> = []

  /// The keys that move the focus or open what has it, which a listener can't tell, and Left where
  /// it changes no value. Among several targets, they choose none; Left and Right choose none at
  /// all.
  public var focusKeys: Set<Key> = []

  /// The keys that act on the element with the focus, such as one that deletes it. Among several
  /// targets, the user names the one that is meant.
  public var targetKeys: Set<Key> = []

  /// The keys that the screen or the app has bound and that currently do something; none where no
  /// list of keys can be opened.
  public var boundKeys: [BoundKey] = []

  /// What each key does here, a line for each command; none where no list of keys can be opened.
  public var keys: [String] = []

  /// A short message that disappears by itself.
  public var notice: String?

  /// A number that tells that message from another one with the same text; 0 if there is none.
  public var noticeNumber = 0

  /// Whether the screen is loading, so that more will follow.
  public var isLoading = false

  /// Whether more text can be scrolled to below the frame.
  public var isCut = false

  /// The key that scrolls on by a page; `nil` if none does here.
  public var pageKey: Key?

  /// Whether the text is read from its end, as a log is, whose latest lines are the last ones.
  public var beginsAtEnd = false

  /// The key that scrolls back by a page; `nil` if none does here, or nothing is above the frame.
  public var backKey: Key?

  /// The key that scrolls to the first line; `nil` if none does here, or nothing is above the
  /// frame.
  public var startKey: Key?

  /// The key that scrolls to the last line; `nil` if none does here.
  public var endKey: Key?

  /// Creates a reading with no elements to choose.
  public init(titles: [String], body: Rect) {
    self.titles = titles
    self.body = body
  }
}
