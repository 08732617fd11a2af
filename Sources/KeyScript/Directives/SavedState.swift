/// What a program finds saved when a script starts; never the person's own state.
public enum SavedState: Hashable, Sendable {
  /// Nothing was saved.
  case empty
  /// A copy of this folder, named relative to the folder of the script.
  case folder(String)
}
