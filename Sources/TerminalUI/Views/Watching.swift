/// A view that watches a value of its screen.
public struct WatchingView<Content: View, Value: Equatable>: View {
  let content: Content
  let value: KeyPath<Content.Owner, Value>
  let delay: Duration
  let action: (inout Content.Owner, Context<Content.Owner>) -> Void

  public var width: Width { content.width }

  public func place(in layout: inout Layout<Content.Owner>) {
    layout.under(1) { content.place(in: &$0) }
    layout.watch { ValueWatch($0, value: value, delay: delay, action: action) }
  }
}

extension View {
  /// Performs an action when a value of the screen has changed, such as a search when its text has.
  ///
  /// The value is compared after each event while the screen is on top; the first appearance
  /// doesn't count as a change.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - delay: How long the value must remain unchanged first, on the app's clock.
  ///   - action: Called once per change, with the screen in its state at that time.
  /// - Returns: The view, which watches the value.
  /// - Precondition: Watches don't trigger each other endlessly: at most 100 rounds.
  public func onChange<Value: Equatable>(
    of value: KeyPath<Owner, Value>, after delay: Duration = .zero,
    _ action: @escaping (inout Owner, Context<Owner>) -> Void
  ) -> some View<Owner> {
    WatchingView(content: self, value: value, delay: delay, action: action)
  }
}
