import Navigation
import TerminalCore

extension ScreenStore {
  /// Draws a screen with its title line, its hints, and its dialog.
  func frame(of box: ScreenBox<Route>, _ drawing: ScreenDrawing) -> Frame {
    box.layOut(drawing.key)
    // Nothing is beside it here. Where something is, the row is looked for again.
    (box.body.openedRow, box.markMoment) = (nil, nil)
    let chrome = chrome(of: box, drawing.key, drawing.phraseBook)
    var frame = picture(of: box, rows: chrome.body, in: chrome, drawing)
    let appearance = drawing.key.appearance
    if box.hasDialog {
      box.dialogs.last?.box.draw(
        on: &frame, appearance: appearance,
        phrases: drawing.phraseBook[appearance.language].keys)
    } else {
      box.notice?.draw(on: &frame, appearance: appearance)
    }
    return frame
  }

  /// Draws the body of a screen and its status line, without the lines around them, on a number of
  /// rows: a sheet is only as tall as its content.
  func body(of box: ScreenBox<Route>, rows: Int, _ drawing: ScreenDrawing) -> Frame {
    let area = Size(columns: drawing.key.size.columns, rows: rows)
    let rows = Chrome.body(of: area, hasStatus: box.body.status != nil)
    return picture(of: box, rows: rows, in: nil, drawing)
  }

  /// Forgets what was drawn, so that the next frame is drawn from scratch.
  func forgetPictures() { pictures = BodyPictures() }

  /// Draws the body of a screen in some rows, its status line below them, and the lines around
  /// them; only what has changed since the last time, if that is known.
  private func picture(
    of box: ScreenBox<Route>, rows: Range<Int>, in chrome: Chrome?, _ drawing: ScreenDrawing
  ) -> Frame {
    let body = box.body
    let conditions = BodyPicture.Conditions(
      entry: box.entry, key: drawing.key, chrome: chrome?.conditions, rows: rows,
      cover: box.hasDialog ? .box : drawing.cover, isLoading: box.indicator.isShown,
      openedRow: body.openedRow, top: body.viewport[.root].top)
    let focus = body.viewport[.root].focus
    let canvas: Canvas
    if let old = pictures.take(conditions), let lines = body.lines(changedSince: old.focus) {
      canvas = redraw(lines, of: box, on: old, drawing)
    } else {
      canvas = draw(box, in: chrome, conditions, drawing)
    }
    hasSpinner = hasSpinner || canvas.hasSpinner
    if canvas.isStill {
      pictures.keep(BodyPicture(conditions: conditions, focus: focus, frame: canvas.frame))
    }
    return canvas.frame
  }

  private func draw(
    _ box: ScreenBox<Route>, in chrome: Chrome?, _ conditions: BodyPicture.Conditions,
    _ drawing: ScreenDrawing
  ) -> Canvas {
    let appearance = drawing.key.appearance
    let blank = Frame(size: drawing.key.size, style: appearance.theme.blank)
    var canvas = canvas(on: blank, conditions, drawing)
    chrome?.draw(on: &canvas.frame)
    box.screen.draw(on: &canvas, rows: conditions.rows)
    box.body.status?.draw(on: &canvas, row: conditions.rows.upperBound)
    return canvas
  }

  private func redraw(
    _ lines: [Range<Int>], of box: ScreenBox<Route>, on picture: consuming BodyPicture,
    _ drawing: ScreenDrawing
  ) -> Canvas {
    let conditions = picture.conditions
    var canvas = canvas(on: picture.takeFrame(), conditions, drawing)
    if !lines.isEmpty { box.screen.redraw(lines, on: &canvas, rows: conditions.rows) }
    return canvas
  }

  private func canvas(
    on frame: consuming Frame, _ conditions: BodyPicture.Conditions, _ drawing: ScreenDrawing
  ) -> Canvas {
    Canvas(
      frame: frame, appearance: drawing.key.appearance, phraseBook: drawing.phraseBook,
      isLoading: conditions.isLoading, cover: conditions.cover, time: drawing.time)
  }
}

/// What a screen is drawn with.
struct ScreenDrawing {
  /// The inputs of its layout.
  let key: LayoutKey

  /// The library's words in every language of the program.
  let phraseBook: PhraseBook

  /// What has the keyboard instead of the screen, but for its dialog.
  let cover: Cover

  /// The time of the app's clock.
  let time: Duration
}
