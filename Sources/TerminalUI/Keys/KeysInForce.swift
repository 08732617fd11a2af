import TerminalCore

/// The keys currently bound by a screen and its app.
struct KeysInForce: Equatable {
  /// A key that currently does something.
  struct Line: Equatable {
    /// The key.
    let key: Key
    /// The name of the action, as shown to the user.
    let words: String
    /// Whether the app has bound the key, for all of its screens.
    let isOfApp: Bool
  }

  /// The keys that currently do something, in the order of the hints and the list of keys.
  private(set) var lines: [Line] = []

  /// What Enter does.
  var enterAction = EnterAction.open

  /// The mode that going back from the first screen of another mode shows; `nil` elsewhere.
  private var nameOfBack: String?

  /// Whether going back empties the screen's field first.
  var backClearsField = false

  /// Whether there is a screen or a mode to go back to.
  var canGoBack = false

  /// Whether going back asks to quit, which only some of its keys do.
  var isBackToQuit: Bool { !canGoBack && !backClearsField }

  /// Whether Right and `l` don't open the focused row.
  var opensOnlyByEnter = false

  /// Whether the focused control is pressed by Enter and Space, and Left and Right don't go back.
  var isOnControl = false

  /// All bound keys. Those without a line currently do nothing.
  private(set) var bound: Set<Key> = []

  /// The keys that the screen has bound, which the app's don't get.
  private var ofScreen: Set<Key> = []

  /// Keys that aren't shown, and do something only where they would mean nothing else.
  private(set) var unshown: Set<Key> = []

  /// The keys that do something with what has the focus.
  private(set) var ofFocus: Set<Key> = []

  /// Adds a binding, unless its key doesn't work while typing. Of several bindings of a key, the
  /// first that is enabled counts; those of the app don't if the screen has bound the key at all.
  ///
  /// - Parameters:
  ///   - declaration: The binding.
  ///   - isTyping: Whether the screen has a field.
  ///   - words: The name of the action, empty if the key isn't shown.
  ///   - isEnabled: Whether the key currently does something.
  ///   - isOfApp: Whether the app has bound the key, for all of its screens.
  mutating func add(
    _ declaration: KeyDeclaration, isTyping: Bool, words: String, isEnabled: Bool = true,
    isOfApp: Bool = false
  ) {
    guard let key = declaration.key, declaration.isInForce(whileTyping: isTyping) else { return }
    if !words.isEmpty {
      bound.insert(key)
      if !isOfApp { ofScreen.insert(key) }
    }
    guard isEnabled, !isOfApp || !ofScreen.contains(key), !hasAction(for: key) else { return }
    if declaration.actsOnFocus { ofFocus.insert(key) }
    if words.isEmpty {
      unshown.insert(key)
    } else {
      lines.append(Line(key: key, words: words, isOfApp: isOfApp))
    }
  }

  /// Adds what Enter and going back do.
  ///
  /// - Parameters:
  ///   - enter: What Enter does.
  ///   - canGoBack: Whether there is a screen or a mode to go back to.
  ///   - nameOfBack: The mode that going back shows; `nil` if it stays in this one.
  ///   - backClearsField: Whether going back empties the screen's field first.
  mutating func complete(
    enter: EnterAction, canGoBack: Bool, nameOfBack: String?, backClearsField: Bool
  ) {
    (enterAction, self.canGoBack) = (enter, canGoBack)
    (self.nameOfBack, self.backClearsField) = (nameOfBack, backClearsField)
  }

  /// What a command of the library does now, as shown to the user.
  func words(of binding: CommandKeys, _ phrases: Phrases.Keys) -> String {
    switch binding.command {
    case .open: enterAction.words(phrases)
    case .back where backClearsField: phrases.clear
    case .back where isBackToQuit: phrases.askToQuit
    case .back: nameOfBack.map(phrases.backToMode) ?? binding.words(phrases)
    default: binding.words(phrases)
    }
  }

  /// Whether a key currently does something.
  func hasAction(for key: Key) -> Bool { lines.contains { $0.key == key } }

  /// The keys that currently do something, to read aloud. One that does the same as Enter isn't
  /// worth announcing, nor is one of all screens.
  var spoken: [FrameReading.BoundKey] {
    lines.map { line in
      FrameReading.BoundKey(
        line.key, label: line.key.label, words: line.words,
        isAnnounced: !line.isOfApp && line.words != enterAction.ownWords)
    }
  }

  /// The letters whose combination with Ctrl currently does something.
  var controlLetters: Set<Character> {
    Set(
      lines.compactMap { line in
        guard line.key.modifiers == .control, case .character(let letter) = line.key.code else {
          return nil
        }
        return letter
      })
  }

  /// Whether a character is bound, so that it chooses no row.
  func isBound(_ character: Character) -> Bool { bound.contains(Key(.character(character))) }
}
