import TerminalCore

/// What a listener knows of the screens that were written before.
struct HeardScreens {
  /// A screen when a line was typed for it.
  struct Screen {
    let number: Int
    let text: FrameText

    /// How many of its lines were written.
    let lineCount: Int

    /// The line that was chosen; `nil` if none was.
    let chosen: Int?
  }

  /// The screens, oldest first.
  private var screens: [Screen] = []

  /// The most screens to remember. A path is rarely as long.
  private static let limit = 30

  /// What was said of the keys of each kind of screen.
  private var keys: [String: Set<String>] = [:]

  /// The values whose options were read.
  private var values: Set<String> = []

  /// Whether it was said that the rest of a screen is as before.
  private var hasSaidRest = false

  /// Remembers a screen for which a line was typed.
  mutating func note(_ screen: Screen) {
    screens.removeAll { $0.number == screen.number }
    screens.append(screen)
    if screens.count > Self.limit { screens.removeFirst() }
  }

  /// A screen as it was when a line was typed for it the last time.
  func screen(_ number: Int) -> Screen? { screens.last { $0.number == number } }

  /// Takes the keys of a screen to announce, with what they do, and notes that they are announced:
  /// those that weren't on a screen of its kind before, and the first of several that do the same.
  /// Keys that needn't be announced now never will be.
  mutating func takeUnannouncedKeys(of reading: FrameReading) -> [String] {
    var (said, new) = (keys[reading.screenKind, default: []], [String]())
    var words: Set<String> = []
    for bound in reading.boundKeys where words.insert(bound.words).inserted {
      let line = bound.announcement(in: reading)
      if said.insert(line).inserted, bound.isAnnounced { new.append(line) }
    }
    keys[reading.screenKind] = said
    return new
  }

  /// Takes the options of a value to read, in words, and notes that they are read; empty if they
  /// were read before.
  mutating func takeUnreadOptions(of target: FrameReading.Target, named name: String) -> [String] {
    values.insert(name).inserted ? target.options.map(\.visible) : []
  }

  /// Takes the right to say that the rest of a screen is as before. Returns `false` if it was said
  /// before.
  mutating func takeHintAtRest() -> Bool {
    defer { hasSaidRest = true }
    return !hasSaidRest
  }
}

extension FrameReading {
  /// The keys to announce that do something else than before, with what they do.
  func announcements(ofKeysSince before: [BoundKey]) -> [String] {
    boundKeys.filter { $0.isAnnounced && !before.contains($0) }.map { $0.announcement(in: self) }
  }
}

extension FrameReading.BoundKey {
  /// The key as a line to type, and what it does.
  fileprivate func announcement(in reading: FrameReading) -> String {
    guard reading.field != nil else { return "\(label) \(words)".visible }
    guard case .character(let letter) = key.code, reading.controlLetters.contains(letter) else {
      return ":\(label) \(words)".visible
    }
    return ":\(letter) \(words)".visible
  }
}

extension FrameText {
  /// The lines that tell a listener who has closed a dialog where it leads back to: the one that
  /// was chosen, that can be chosen alone, or that has changed; `nil` if more has changed.
  func lines(afterDialogOn screen: HeardScreens.Screen) -> [Int]? {
    if news == screen.text.news {
      let only = targetLines.count == 1 ? targetLines.first : nil
      return (screen.chosen ?? only).map { [$0] } ?? []
    }
    return changedTarget(since: screen.text).map { [$0] }
  }

  /// The line that has changed since a listener left a screen, unless it comes first anyway.
  func changedLine(since screen: HeardScreens.Screen) -> Int? {
    let changed = changedTarget(since: screen.text)
    return changed == targetLines.min() ? nil : changed
  }

  /// The line of what a listener chose before leaving a screen; `nil` if nothing was chosen, or if
  /// that is gone.
  func place(in screen: HeardScreens.Screen) -> Int? {
    guard let target = screen.chosen.flatMap(screen.text.target(onLine:)) else { return nil }
    if targets.name(of: target) == screen.text.targets.name(of: target) {
      return lineIndex(ofTarget: target)
    }
    return targets.all.firstIndex(of: screen.text.targets.all[target])
      .flatMap(lineIndex(ofTarget:))
  }
}
