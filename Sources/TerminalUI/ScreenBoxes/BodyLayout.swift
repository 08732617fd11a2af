import TerminalCore

/// The body of a screen as it was last laid out, except what depends on the type of the screen,
/// which is in ``BodyActions``.
struct BodyLayout {
  /// What the body was laid out for.
  let key: LayoutKey

  /// The part that scrolls.
  let region: Region

  /// The part pinned above it.
  let pinned: PinnedLines

  /// The line above the key hints, if there is one.
  let status: StatusLine?

  /// The screen's own field, if it has one.
  let ownField: OwnField?

  /// Whether any controls may have the focus.
  let hasControls: Bool

  /// The mistakes in the body, as text.
  let mistakes: [String]

  /// Whether a list that has no rows yet gives them names.
  private let awaitsNames: Bool

  /// Whether digits are shown before the rows that they choose.
  let showsNumbers: Bool

  /// Creates the layout from its parts. The region must know its height.
  init(
    _ key: LayoutKey, _ region: Region, pinned: PinnedLines, status: StatusLine?,
    actions: BodyActions<some Routed>
  ) {
    self.key = key
    self.region = region
    self.pinned = pinned
    self.status = status
    ownField = actions.ownField
    hasControls = actions.hasControls
    mistakes = actions.mistakes
    awaitsNames = actions.awaitsNames
    showsNumbers =
      actions.ownField == nil && region.hasDigits && !key.appearance.terminal.readsFrames
  }

  /// Whether digits choose rows.
  var hasDigits: Bool { ownField == nil && region.hasDigits }

  /// Whether there is a list, but none whose rows have names.
  var hasOnlyUnnamedRows: Bool {
    !awaitsNames && region.hasUnnamedList && !region.hasNamedRows
  }

  /// The number of rows that the body and its status line need.
  var contentRows: Int { pinned.lineCount + region.lines.count + (status == nil ? 0 : 1) }
}

extension Region {
  /// Whether the rows of a list have no names.
  fileprivate var hasUnnamedList: Bool {
    stops.contains { stop in
      if let inner = stop.region { return inner.hasUnnamedList }
      guard let run = stop.run, !run.isSingleRow, case .index = run.id(0) else { return false }
      return true
    }
  }

  /// Whether some rows have names.
  fileprivate var hasNamedRows: Bool {
    stops.contains { stop in
      if let inner = stop.region { return inner.hasNamedRows }
      guard let run = stop.run, case .named = run.id(0) else { return false }
      return true
    }
  }
}

/// The part of a screen's own field that doesn't depend on the type of the screen.
struct OwnField {
  /// The identity of the field.
  let id: ViewID

  /// The purpose of the field.
  let purpose: FieldPurpose

  /// The text before the field.
  let label: String

  /// What an answer is asked for with, in the words before the field; `nil` if there are none.
  var prompt: String? { purpose == .entry && label.hasWords ? label : nil }
}
