import Navigation
import TerminalCore

/// A drawn body. As long as nothing but the focus has moved since, only the lines that it has left
/// and entered are drawn again.
struct BodyPicture {
  /// What else the drawing depends on.
  struct Conditions: Equatable {
    let entry: EntryID
    let key: LayoutKey
    /// The lines around the body, where they are part of the picture.
    let chrome: Chrome.Conditions?
    let rows: Range<Int>
    let cover: Cover
    let isLoading: Bool
    let openedRow: String?
    /// The first visible line.
    let top: Int
  }

  let conditions: Conditions

  /// What had the focus.
  let focus: Viewport.Focus?

  private(set) var frame: Frame

  init(conditions: Conditions, focus: Viewport.Focus?, frame: Frame) {
    self.conditions = conditions
    self.focus = focus
    self.frame = frame
  }

  /// Moves the frame out, so that drawing on it doesn't copy it.
  mutating func takeFrame() -> Frame {
    var taken = Frame(size: Size(columns: 0, rows: 0))
    swap(&taken, &frame)
    return taken
  }
}

extension ScreenBody {
  /// The lines that look different since another target had the focus, if nothing else has changed;
  /// `nil` if any line may.
  func lines(changedSince focus: Viewport.Focus?) -> [Range<Int>]? {
    // Controls show more than whether they have the focus, such as their cursors.
    guard let region, layout?.hasControls == false, !region.hasParts, region.field == nil else {
      return nil
    }
    // Where targets are beside each other, these lines could begin in the middle of the opened one.
    guard openedRow == nil || region.hasOnlyStackedRuns else { return nil }
    let new = viewport[region.id].focus
    guard new != focus else { return [] }
    let (old, entered) = (focus?.rect.rows, new?.rect.rows)
    return [old, old == entered ? nil : entered].compactMap(\.self)
  }
}

extension Region {
  /// Whether no target is beside another one.
  fileprivate var hasOnlyStackedRuns: Bool {
    stops.allSatisfy { stop in stop.run.map { $0.across == 1 && $0.tiles == nil } ?? true }
  }
}

/// The pictures of the bodies that were drawn last.
struct BodyPictures {
  private var pictures: [BodyPicture] = []

  /// As many as are usually visible at once, so that the memory for them doesn't grow.
  private static let limit = 4

  /// Removes and returns the picture of an entry, if it was drawn under the same conditions.
  mutating func take(_ conditions: BodyPicture.Conditions) -> BodyPicture? {
    let index = pictures.firstIndex { $0.conditions.entry == conditions.entry }
    guard let index else { return nil }
    let picture = pictures.remove(at: index)
    return picture.conditions == conditions ? picture : nil
  }

  /// Keeps a picture instead of the one that was kept first.
  mutating func keep(_ picture: BodyPicture) {
    if pictures.count == Self.limit { pictures.removeFirst() }
    pictures.append(picture)
  }
}
