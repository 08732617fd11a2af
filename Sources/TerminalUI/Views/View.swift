/// A part of what a screen shows, said as a value.
///
/// A view says which lines it takes; everything else, the cells, the focus, the click targets, follows
/// from them. Make your own by giving ``place(in:)``.
public protocol View<Owner> {
  /// The screen whose part this is.
  associatedtype Owner: Routed

  /// Adds the view's lines to a layout.
  func place(in layout: inout Layout<Owner>)
}
