import Navigation
import TerminalCore

/// What the pointer is doing: a press that may become a click, a drag of a divider or of a scroll
/// bar, a swipe, or a turn of the wheel.
///
/// A state machine without side effects: events and their times go in, their meaning comes out.
struct PointerGesture {
  /// What the left button holds and drags.
  enum Held: Equatable {
    /// A divider between panes, given by its index from the left.
    case divider(Int)
    /// The thumb of a screen's scroll bar.
    case scrollBar(HeldScrollBar)
  }

  /// The effect of a drag.
  enum Drag: Equatable {
    /// It means nothing, or nothing yet.
    case none
    /// It moves what the button holds.
    case held(Held)
    /// It moves a swipe. The progress is from 0 to 1.
    case swipe(progress: Double)
  }

  /// The effect of releasing the left button.
  enum Release: Equatable {
    /// It means nothing.
    case none
    /// It releases a swipe. The velocity is in columns per second.
    case swipe(progress: Double, velocity: Double)
    /// It is a click, which began with a press.
    case click(from: Press)
  }

  /// A press of the left button.
  struct Press: Equatable {
    /// Its position.
    let position: Position

    /// What was pressed; `nil` if nothing there can have the focus.
    var target: PressedTarget?
  }

  /// Distinguishes swipes with the button held from clicks.
  private var recognizer = SwipeRecognizer()

  /// The press of the left button, as long as a release there would be a click.
  private(set) var pressed: Press?

  /// What the left button holds.
  private var held: Held?

  /// Whether the left button holds something, or would click it if it were released.
  var isHeld: Bool { pressed != nil || held != nil }

  /// The current swipe with the horizontal wheel.
  var wheel: WheelBurst?

  /// When the wheel was last turned up or down.
  private var lastScroll: Duration?
}

// MARK: - The left button

extension PointerGesture {
  /// Notes a press, which becomes a click if the button is released there.
  mutating func press(at position: Position) { pressed = Press(position: position) }

  /// Notes what was pressed.
  mutating func note(_ target: PressedTarget?) { pressed?.target = target }

  /// Forgets a press, so that its release isn't a click.
  mutating func forgetPress() { pressed = nil }

  /// Holds something that drags move until the button is released.
  mutating func hold(_ held: Held) {
    (self.held, pressed) = (held, nil)
  }

  /// Notes a press that may become a swipe: to the right from the left edge of an area, or down
  /// from its top line.
  ///
  /// - Parameters:
  ///   - position: The position of the press.
  ///   - area: The area that the swipe would move.
  ///   - direction: The direction of the swipe.
  ///   - size: The size of the whole stack. A swipe down is complete at its last row, and one to
  ///     the right at the last column of the area.
  ///   - time: The time of the press.
  /// - Returns: Whether the press may become a swipe.
  mutating func mayBeginSwipe(
    at position: Position, in area: Rect, going direction: SwipeRecognizer.Direction, size: Size,
    time: Duration
  ) -> Bool {
    let end = direction == .right ? area.columns.upperBound - 1 : size.rows - 1
    return recognizer.press(at: position, in: area, going: direction, to: end, time: time)
  }

  /// Handles a drag with the left button.
  mutating func drag(to position: Position, time: Duration) -> Drag {
    if let held { return .held(held) }
    guard let progress = recognizer.drag(to: position, time: time) else { return .none }
    pressed = nil
    return .swipe(progress: progress)
  }

  /// Handles the release of the left button. It is a click if it is near the press.
  mutating func release(at position: Position, time: Duration) -> Release {
    guard held.take() == nil else { return .none }
    let pressed = pressed.take()
    if let (progress, velocity) = recognizer.release(at: position, time: time) {
      return .swipe(progress: progress, velocity: velocity)
    }
    guard let pressed, pressed.position.isNear(position) else { return .none }
    return .click(from: pressed)
  }

  /// Forgets the current gesture, so that a later drag or release has no effect.
  mutating func end() {
    recognizer.end()
    (held, wheel, pressed) = (nil, nil, nil)
  }
}

// MARK: - The wheel

extension PointerGesture {
  /// Adds a notch of the horizontal wheel to the current burst, which the caller keeps in ``wheel``
  /// if it moves a swipe.
  ///
  /// - Returns: The burst and its progress, from 0 to 1, across a screen of that width; `nil`
  ///   during a swipe with the button held.
  mutating func turn(
    _ direction: MouseEvent.Wheel, screenColumns: Int
  ) -> (burst: WheelBurst, progress: Double)? {
    guard !recognizer.isClaimed else { return nil }
    // Turning the wheel during a drag means that the terminal has lost the button release.
    recognizer.end()
    pressed = nil
    var burst = wheel ?? WheelBurst()
    let progress = burst.turn(direction, screenColumns: screenColumns)
    return (burst, progress)
  }

  /// Notes that the wheel is turned up or down.
  ///
  /// - Returns: Whether this continues the turn before it.
  mutating func scroll(time: Duration) -> Bool {
    defer { lastScroll = time }
    return lastScroll.map { time - $0 < WheelBurst.silence } ?? false
  }
}

/// A scroll bar that is dragged by its thumb.
struct HeldScrollBar: Equatable {
  /// The screen.
  let entry: EntryID

  /// The part of the screen that the bar scrolls.
  var region = ViewID.root

  /// The row where the bar begins.
  let firstRow: Int

  /// The row of the thumb that was pressed.
  let grip: Int

  /// The first row of the thumb, counted from that of the bar, while the pointer is at a position.
  func thumb(at position: Position) -> Int { position.row - firstRow - grip }
}

extension Position {
  /// Whether a press here and a release there count as a click.
  fileprivate func isNear(_ other: Position) -> Bool {
    row == other.row && abs(column - other.column) <= 2
  }
}
