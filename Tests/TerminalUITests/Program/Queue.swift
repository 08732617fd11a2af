import Navigation
import TerminalUI

/// The customers of a long queue, some of which go.
final class CustomerModel {
  /// The numbers of the customers, in order.
  var customers: [Int]

  /// How often the name of one was asked for.
  var askedNames = 0

  init(count: Int) { customers = Array(0..<count) }
}

/// A queue whose rows are found by their names.
struct Queue: Screen {
  enum Route: RouteValue { case queue }

  let model: CustomerModel

  static var keys: Keys<Self> {
    KeyBinding("d", "first goes") { screen, _ in screen.model.customers.removeFirst() }
    KeyBinding("r", "reverse") { screen, _ in screen.model.customers.reverse() }
  }

  var title: String { "\(model.askedNames) names" }

  var body: some View<Self> {
    RowList(model.customers) { Row("customer \($0)") }
      .id(
        { [model] customer in
          model.askedNames += 1
          return "\(customer)"
        },
        at: { [model] name in
          let numbers = model.customers
          guard let number = Int(name), let first = numbers.first, let last = numbers.last else {
            return nil
          }
          let index = first <= last ? number - first : first - number
          return numbers.indices.contains(index) ? index : nil
        })
  }
}
