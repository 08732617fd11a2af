import KeyScript
import StudyScreens
import TerminalCore
import TerminalUI

/// The tour: a script with a caption for each stop, which plays at the pace of a reader.
struct TourScript {
  let language: Language
  /// The size of the screen on which it plays.
  let size: Size
  let motion: MotionSetting

  /// The seed for all random choices, which determines the questions.
  static let seed: UInt64 = 7

  /// The text of the script.
  var text: String {
    """
    keys 1
    term \(size.columns)x\(size.rows) motion=\(motion.rawValue)
    locale \(language.rawValue)
    set seed \(Self.seed)

    \(caption("これから使い方を案内します", "Any key takes over, at any time"))
    wait 2500ms
    \(caption("ホーム：教科と、きょうすること", "Home: subjects, and what is due today"))
    wait 4s
    key down
    wait 700ms
    key down
    wait 700ms
    key down
    wait 1s
    key 3
    \(caption("教科とレッスン", "A subject and its lessons"))
    wait 2s
    expect route home/subject:social
    \(lesson)
    \(place)
    \(map)
    \(record)
    key alt+1
    \(caption("もうすぐ終わり：つづけるならキーを", "This ends soon: press a key to go on"))
    wait 15s
    expect route home
    """
  }

  /// Returns a caption line.
  private func caption(_ japanese: String, _ english: String) -> String {
    "note \"\(language(japanese, english))\""
  }
}

// MARK: - The stops

extension TourScript {
  /// A lesson: right and wrong answers, the result, and the way back by swipes.
  private var lesson: String {
    """
    \(caption("レッスン：番号で答える", "A lesson: a number answers"))
    key 7
    wait 3s
    expect route home/subject:social/lesson:eras
    key 2
    wait 3s
    expect text "✓"
    expect no text "✗"
    key enter
    wait 2500ms
    \(caption("まちがえたら、正しい答えが出る", "A wrong answer shows the right one"))
    key 2
    wait 4s
    expect text "✗"
    \(caption("次の問題へ", "On to the next questions"))
    key enter
    wait 1s
    key 4
    wait 1s
    key enter
    wait 1s
    key 2
    wait 1s
    key enter
    wait 1s
    key 4
    wait 1s
    key enter
    \(caption("結果と、まちがえた問題", "The result, and what was wrong"))
    wait 4s
    expect text "80%"
    \(caption("左のはしからスワイプすると戻る", "A swipe from the left edge goes back"))
    wait 1500ms
    \(swipe)
    wait 1s
    expect route home/subject:social
    \(swipe)
    wait 1s
    expect route home
    """
  }

  /// A drag from the left edge past the middle.
  private var swipe: String {
    let row = size.rows / 2
    return "swipe right 0,\(row) \(size.columns * 3 / 4),\(row) in 600ms"
  }

  /// A place picker, which returns a place to the screen that asked for it.
  private var place: String {
    """
    \(caption("選んだ場所が、ホームに入ります", "What is picked comes back to Home"))
    key 6
    wait 2s
    expect route home/prefectures
    type "y"
    wait 300ms
    type "o"
    wait 300ms
    type "k"
    wait 300ms
    type "o"
    wait 300ms
    type "suka"
    wait 2s
    key enter
    wait 3s
    expect route home
    expect text "\(language("横須賀市", "Yokosuka"))"
    """
  }

  /// The map: a prefecture and the way back.
  private var map: String {
    """
    \(caption("地図：おぼえた県がうまっていく", "The map fills with what is learned"))
    key alt+3
    wait 3s
    key left
    wait 600ms
    key left
    wait 600ms
    key left
    wait 2s
    expect mode map
    key enter
    wait 3s
    expect match /^‹/
    key esc
    wait 1s
    """
  }

  /// The record, scrolled to its end.
  private var record: String {
    """
    \(caption("記録：毎日の答えと、おぼえた数", "The record: each day, and what is kept"))
    key alt+4
    wait 4s
    expect mode record
    key end
    wait 3s
    """
  }
}
