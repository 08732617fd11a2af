/// One view above another.
public struct Pair<Above, Below> {
  let above: Above
  let below: Below
}

extension Pair: View where Above: View, Below: View, Above.Owner == Below.Owner {
  public func place(in layout: inout Layout<Above.Owner>) {
    above.place(in: &layout)
    below.place(in: &layout)
  }
}
