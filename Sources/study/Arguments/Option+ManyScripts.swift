import KeyScriptTools
import ScreenStack

extension Option {
  /// The options of `study replay` for runs of many scripts.
  static let manyScripts: [Option] = [
    Option(
      ArgumentOption("--filter", value: .placeholder("TEXT", "a part of a path")) {
        $1.run.filter = $0
        return !$0.isEmpty
      }, "パスにその文字があるものだけにする", "play only scripts with the text in their path",
      for: [.replay, .coverage]),
    Option(
      ArgumentOption("--shard", value: .placeholder("K/N", "a shard such as 2/8")) {
        $1.run.shard = Shard($0)
        return $1.run.shard != nil
      }, "N 個に分けた K 番目だけにする", "play only part K of N", for: [.replay]),
    .flag(
      "--fail-fast", "失敗したら、そこで終わる", "stop after the first script that fails",
      for: [.replay]
    ) { $0.run.stopsAtFailure = true },
    .number(
      "--parallel", "N", in: 1...64, "同時に再生する数（1〜64）", "how many scripts to play at once",
      for: [.replay, .coverage]
    ) { $1.run.playersAtOnce = $0 }
    .with(
      .excludes("--terminal"), .excludes("--update"), .excludes("--twin"), .excludes("--events")),
    .number(
      "--repeat", "N", in: 1...1_000_000, "N 回ずつ再生し、どの画面も同じか確かめる",
      "play each N times, and compare all frames", for: [.replay]
    ) { $1.run.repetitions = $0 }
    .with(
      .excludes("--terminal"), .excludes("--update"), .excludes("--journal"),
      .excludes("--events")),
    .flag(
      "--watch", "変わるたびに、そのスクリプトを再生する", "play scripts again when they change",
      for: [.replay]
    ) { $0.run.watches = true }
    .with(
      .excludes("--terminal"), .excludes("--update"), .excludes("--journal"),
      .excludes("--export"), .excludes("--twin"), .excludes("--json"), .excludes("--junit"),
      .excludes("--tap"), .excludes("--artifacts"), .excludes("--annotate"),
      .excludes("--fail-fast")),
    .path(
      "--junit", "FILE", "結果を JUnit の XML で書く", "write the results as JUnit XML",
      for: [.replay]
    ) { $1.run.junitFile = $0 }.with(.excludes("--terminal")),
    .flag("--tap", "結果を TAP で書く", "print the results as TAP", for: [.replay]) {
      $0.run.printsTAP = true
    }
    .with(
      .excludes("--terminal"), .excludes("--json"), .excludes("--events"),
      .excludes("--annotate")),
    .path(
      "--artifacts", "DIR", "失敗した再生の報告、画面、全体を書く",
      "write files that show each failure", for: [.replay]
    ) { $1.run.artifactsFolder = $0 }.with(.excludes("--terminal")),
    .flag(
      "--annotate", "失敗を GitHub の注釈としても書く", "also print failures as annotations for GitHub",
      for: [.replay]
    ) { $0.run.annotates = true }.with(.excludes("--terminal"), .excludes("--json")),
  ]
}
