import Files
import KeyScriptTools
import ScreenStack
import StudyCatalog

/// Plays scripts and prints their results.
struct Replaying {
  /// Plays a script.
  let play: ScriptPlay
  /// Where the results are printed.
  let console: Console

  private var invocation: Invocation { play.invocation }

  /// Plays files, and those below folders, in order, until the user at the terminal stops one, or
  /// again and again if it watches them.
  ///
  /// - Returns: 0 if all scripts pass, 1 if an expectation fails, 2 if a script is wrong, 3 if a
  ///   file can't be written.
  func playAll(_ paths: [String]) -> Int32 {
    if invocation.run.watches {
      return WatchingScripts(play, console) { try scripts(in: paths).files }.run()
    }
    do {
      let (scripts, emptiness) = try scripts(in: paths)
      // The folder comes first, because the file for results may be in it.
      let artifacts = try invocation.run.artifactsFolder.map {
        try Artifacts(in: $0, replacing: invocation.replacesFile)
      }
      let junitFile = try invocation.run.junitFile.map {
        try Outputs(invocation, sparing: scripts).open($0)
      }
      let reports = RunReports(scripts.count, emptiness: emptiness, invocation, junitFile, console)
      return ScriptRun(scripts, play.untilSignal(scripts), reports, artifacts, console).playAll()
    } catch {
      console.complain(error)
      return ExitStatus.wrongUse
    }
  }

  /// The scripts to play and, if a shard has none, words that say so.
  private func scripts(in paths: [String]) throws -> (files: [String], emptiness: String?) {
    var list = try invocation.run.list(paths)
    let count = list.files.count
    if let shard = invocation.run.shard {
      list.keep(shard)
      if list.files.isEmpty {
        let scripts = count == 1 ? "is only 1 script" : "are only \(count) scripts"
        return ([], "shard \(shard) is empty, because there \(scripts)")
      }
    }
    if count > 1, let option = invocation.optionForOneScript {
      throw MisplacedOption.oneScriptOnly(option)
    }
    return (list.files, nil)
  }
}

extension ScriptPlay {
  /// The play that a signal stops, so that the reports of a run of scripts are still written.
  ///
  /// In the terminal, signals are among the input. What a strict play proves takes too long to wait
  /// for it, and so may the writer of a pipe.
  fileprivate func untilSignal(_ scripts: [String]) -> ScriptPlay {
    let mayWait = scripts.contains { FileStatus(at: $0, followingLinks: true)?.kind == .pipe }
    guard !invocation.playsInTerminal, !invocation.isStrict, !mayWait else { return self }
    var play = self
    play.ending = EndingRequest()
    play.ending?.expect()
    return play
  }
}

extension Invocation {
  /// An option that is for a single script, if one is used.
  fileprivate var optionForOneScript: String? {
    if journalFile != nil { return "--journal" }
    if recordFile != nil { return "--record" }
    return exports.isEmpty ? nil : "--export"
  }
}

extension ScriptListError: Complaint {
  var message: BilingualText {
    switch self {
    case .unreadable(let error): error.message
    case .noScripts(let folder):
      BilingualText(
        japanese: "「\(folder)」の下に操作の記録がありません。名前が .keys で終わるファイルのあるフォルダーを指定してください",
        english: "there is no key script below “\(folder)”; "
          + "name a folder with files that end in .keys")
    case .nothingContains(let text):
      BilingualText(
        japanese: "パスに「\(text)」がある操作の記録はありません。--filter の文字を確かめてください",
        english: "no key script has “\(text)” in its path; check what --filter is given")
    }
  }
}
