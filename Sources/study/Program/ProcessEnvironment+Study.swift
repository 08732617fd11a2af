import Files
import ScreenStack
import TerminalCore
import TerminalNcurses

extension ProcessEnvironment {
  /// The usual folder for the records; `nil` if there is no home folder.
  ///
  /// The path follows the XDG Base Directory Specification.
  var stateFolder: String? {
    if let state = self["XDG_STATE_HOME"], state.hasPrefix("/") { return state + "/study" }
    // A relative path would lead to another folder each time.
    guard let home = self["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.local/state/study"
  }

  /// Returns the folder with the learner's records: the one named on the command line, or the usual
  /// one. It need not exist, but for a folder named on the command line, the one that it stands in
  /// must: a mistyped path would open empty records.
  ///
  /// - Throws: ``UsageError/noStateFolder`` if there is neither, and
  ///   ``UsageError/noFolderForState``.
  func stateFolder(for invocation: Invocation) throws(UsageError) -> String {
    guard let folder = invocation.stateFolder ?? stateFolder else { throw .noStateFolder }
    guard invocation.stateFolder != nil else {
      // A home folder isn't made: an account without one names a folder that doesn't exist.
      if let home = self["HOME"], folder.hasPrefix(home + "/"),
        FileStatus(at: home, followingLinks: true) == nil
      {
        throw .noStateFolder
      }
      return folder
    }
    var path = folder[...]
    while path.count > 1, path.last == "/" { path.removeLast() }
    let parent = Folder.parts(of: String(path)).folder
    guard FileStatus(at: parent, followingLinks: true) != nil else {
      throw .noFolderForState(parent)
    }
    return folder
  }

  /// The folder for temporary files.
  var temporaryFolder: String { self["TMPDIR"] ?? "/tmp" }

  /// The file with the user's choice of keys; `nil` if there is no home folder.
  ///
  /// The path follows the XDG Base Directory Specification.
  var keysFile: String? {
    if let settings = self["XDG_CONFIG_HOME"], settings.hasPrefix("/") {
      return settings + "/study/keys.conf"
    }
    guard let home = self["HOME"], home.hasPrefix("/") else { return nil }
    return home + "/.config/study/keys.conf"
  }
}

extension NcursesTerminal.Options {
  /// Combines the environment with the arguments.
  init(_ invocation: Invocation, _ environment: ProcessEnvironment) {
    self = environment.terminal
    // Don't ask the terminal for a background that makes no difference.
    if let theme = invocation.theme?.builtIn, theme != .dark, theme != .light {
      background = theme.background
    }
    ambiguousWidth = invocation.ambiguousWidth
    frameMarking = invocation.frameMarking
    mouse = invocation.mouse
    switch invocation.color {
    case .auto: break
    case .never: colors = .mono
    case .always, .palette: colors = .palette
    case .sixteen: colors = .sixteen
    }
  }
}
