/// A view that watches a value of its screen.
///
/// The screen is a parameter of its own. To find that of the content, the runtime would go through
/// all conformances of the program.
public struct WatchingView<Owner: Routed, Content> {
  private let content: Content
  private let delay: Duration
  private let look: (Owner, AnyObject?) -> AnyObject?
  private let action: (inout Owner, Context<Owner>) -> Void

  @usableFromInline
  init(
    content: Content, delay: Duration, action: @escaping (inout Owner, Context<Owner>) -> Void,
    look: @escaping (Owner, AnyObject?) -> AnyObject?
  ) {
    self.content = content
    self.delay = delay
    self.look = look
    self.action = action
  }
}

extension WatchingView: View where Content: View<Owner> {
  public var width: Width { content.width }

  public func place(in layout: inout Layout<Owner>) {
    layout.through(1) { content.place(in: &$0) }
    layout.watch { ValueWatch(id: $0, delay: delay, look: look, action: action) }
  }

  public func collectColumns(into columns: inout Columns<Owner>) {
    columns.under(1) { content.collectColumns(into: &$0) }
    columns.watch(2) { ValueWatch(id: $0, delay: delay, look: look, action: action) }
  }
}

extension View {
  /// Performs an action when a value of the screen has changed, such as a search when its text has:
  ///
  /// ```
  /// results.onChange(of: \.query) { screen, context in screen.search(in: context) }
  /// ```
  ///
  /// The value is compared after each event while the screen is visible, even in a pane without the
  /// keyboard or below a sheet; the first appearance doesn't count as a change.
  ///
  /// - Parameters:
  ///   - value: Reads the value: a key path, or a function of the screen.
  ///   - delay: How long the value must remain unchanged first, on the app's clock. If the screen
  ///     isn't visible when this time is over, the action waits until it is again.
  ///   - action: Called once per change, with the screen in its state at that time.
  /// - Returns: The view, which watches the value.
  /// - Precondition: Watches don't trigger each other endlessly: at most 100 rounds.
  // Compiled where the types are known, because the value is compared after each key.
  @inlinable
  public func onChange<Value: Equatable>(
    of value: @escaping (Owner) -> Value, after delay: Duration = .zero,
    _ action: @escaping (inout Owner, Context<Owner>) -> Void
  ) -> some View<Owner> {
    WatchingView(content: self, delay: delay, action: action) { owner, earlier in
      let current = value(owner)
      if let earlier = earlier as? SeenValue<Value>, earlier.value == current { return nil }
      return SeenValue(current)
    }
  }

  /// Performs an action when a value of the screen has become another one, such as when a search
  /// has ended:
  ///
  /// ```
  /// results.onChange(of: \.isSearching, to: false) { screen, context in context.focus("first") }
  /// ```
  ///
  /// Other changes of the value have no action, after which the screen would be laid out again.
  ///
  /// - Parameters:
  ///   - value: Reads the value: a key path, or a function of the screen.
  ///   - target: The value to wait for. It doesn't count if the view appears with it.
  ///   - action: Called each time that the value has become the target.
  /// - Returns: The view, which watches the value.
  /// - Precondition: Watches don't trigger each other endlessly: at most 100 rounds.
  @inlinable
  public func onChange<Value: Equatable>(
    of value: @escaping (Owner) -> Value, to target: Value,
    _ action: @escaping (inout Owner, Context<Owner>) -> Void
  ) -> some View<Owner> {
    WatchingView(content: self, delay: .zero, action: action) { owner, earlier in
      let isReached = value(owner) == target
      guard let earlier = earlier as? SeenValue<Bool> else { return SeenValue(isReached) }
      guard earlier.value != isReached else { return nil }
      earlier.value = isReached
      return isReached ? earlier : nil
    }
  }
}
