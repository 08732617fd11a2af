import KeyScriptTools

/// Which scripts a replay plays, how many at once, and what it reports to other programs.
struct RunChoice: Equatable {
  /// The text that the path of a script must contain; `nil` for any path.
  var filter: String?
  /// The part of the scripts to play; `nil` for all of them.
  var shard: Shard?
  /// Whether scripts are played again when they change.
  var watches = false
  /// Whether the run stops after the first script that fails.
  var stopsAtFailure = false
  /// The number of scripts that are played at once.
  var playersAtOnce = 1
  /// How many times each script is played.
  var repetitions = 1
  /// The file for the results as JUnit XML.
  var junitFile: String?
  /// Whether the results are printed in the Test Anything Protocol.
  var printsTAP = false
  /// The folder for the report, the last screen and the session of each script that fails.
  var artifactsFolder: String?
  /// Whether failures are also printed as annotations for GitHub.
  var annotates = false

  /// The scripts to play of files and folders, before a shard is taken.
  func list(_ paths: [String]) throws(ScriptListError) -> ScriptList {
    var list = try ScriptList(paths)
    if let filter { try list.keep(containing: filter) }
    return list
  }
}
