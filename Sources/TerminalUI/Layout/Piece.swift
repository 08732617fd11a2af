/// One of the pieces, one below the other, that a layout is made of.
struct Piece {
  /// The forms of pieces.
  enum Kind {
    /// Lines that are drawn one by one, with or without targets.
    case run(RunShape)
    /// Something that can be used.
    case control(ControlShape)
    /// The screen's own field.
    case field
    /// Parts that stand side by side, or inside a border.
    case group(PieceGroup)
    /// A part that scrolls by itself.
    case region(Region)
  }

  /// The identity.
  let id: ViewID

  /// The name that the view was given, if it has one.
  let name: String?

  /// The number of lines.
  var lines: Int

  /// What the piece is.
  let kind: Kind

  /// Whether the piece takes what is left of the height.
  var fills = false

  /// The first line, counted from the first of the layout; known once the heights are.
  var start = 0

  /// The number of targets above it that numbers choose.
  var numbersBefore = 0

  /// The place of what the targets of a list do, in the actions of the body.
  var actions = 0

  /// The lines of the layout that the piece takes.
  var span: Range<Int> { start..<start + lines }

  /// Passes the height on to what is inside.
  func resolve() {
    switch kind {
    case .run, .control, .field: break
    case .group(let group): group.resolve(height: lines)
    case .region(let region): region.resolve(height: lines)
    }
  }
}

/// Parts that stand side by side, or one part inside a border.
final class PieceGroup {
  /// A part and its columns.
  struct Child {
    let columns: Range<Int>
    var lines: Lines

    init(columns: Range<Int>, layout: Layout<some Routed>) {
      self.columns = columns
      lines = layout.lines
    }
  }

  /// The numbers of lines that a group keeps free above and below its parts.
  struct Inset {
    var above = 0
    var below = 0
    var lines: Int { above + below }
  }

  /// The parts, from the left.
  private(set) var children: [Child]

  /// The free lines above and below.
  let inset: Inset

  /// Draws what is around the parts, line by line.
  let border: ((_ line: Int, _ lines: Int, inout Canvas) -> Void)?

  init(
    _ children: [Child], inset: Inset = Inset(), border: ((Int, Int, inout Canvas) -> Void)? = nil
  ) {
    self.children = children
    self.inset = inset
    self.border = border
  }

  /// Passes a height on to the parts.
  func resolve(height: Int) {
    for index in children.indices {
      children[index].lines.resolve(height: max(0, height - inset.lines))
    }
  }
}

/// The pieces that stay at the top of a screen.
struct PinnedLines {
  private(set) var pieces: [Piece] = []

  /// The number of their lines.
  private(set) var lineCount = 0

  mutating func add(_ piece: Piece) {
    pieces.append(piece)
    lineCount += piece.lines
  }

  /// Removes and returns everything but the field if that takes more than a number of lines.
  mutating func removeLines(moreThan limit: Int) -> [Piece] {
    let (fields, lines) = pieces.reduce(into: ([Piece](), [Piece]())) {
      parts, piece in
      if case .field = piece.kind { parts.0.append(piece) } else { parts.1.append(piece) }
    }
    guard lineCount - fields.count > limit else { return [] }
    pieces = fields
    lineCount = fields.count
    return lines
  }
}
