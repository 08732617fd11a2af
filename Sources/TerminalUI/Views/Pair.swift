/// One view above another.
public struct Pair<Above: View, Below: View>: View where Above.Owner == Below.Owner {
  let above: Above
  let below: Below

  public func place(in layout: inout Layout<Above.Owner>) {
    above.place(in: &layout)
    below.place(in: &layout)
  }
}
