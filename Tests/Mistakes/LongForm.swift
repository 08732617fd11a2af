import ScreenStack

enum AppRoute: RouteValue { case home, lesson(Int) }

/// A form of 25 controls, the same five again and again: it is about their number. A mistake in one of
/// them is reported at its own line.
struct Parcel: Screen<AppRoute> {
  var name = ""
  var isGift = false
  var apples = 3
  var size = "small"

  var title: String { "Parcel" }
  var body: some View<Self> {
    Form {
      TextField("Name", \.name)
      // wrong: Toggle("A gift", \.isGfit)
      // error: value of type 'Parcel' has no member 'isGfit'
      // error: cannot convert value of type 'KeyPath<Parcel, Value>'
      Toggle("A gift", \.isGift)
      Stepper("Apples", \.apples, in: 0...9)
      Picker("Size", \.size, ["small", "large"])
      Button("One more") { parcel, _ in parcel.apples += 1 }
      // wrong: TextField("Name", \.apples)
      // error: cannot convert value of type 'WritableKeyPath<Parcel, Int>'
      TextField("Name", \.name)
      Toggle("A gift", \.isGift)
      Stepper("Apples", \.apples, in: 0...9)
      Picker("Size", \.size, ["small", "large"])
      // wrong: Button("One more") { parcel, _ in parcel.aples += 1 }
      // error: value of type 'Parcel' has no member 'aples'
      Button("One more") { parcel, _ in parcel.apples += 1 }
      TextField("Name", \.name)
      Toggle("A gift", \.isGift)
      Stepper("Apples", \.apples, in: 0...9)
      Picker("Size", \.size, ["small", "large"])
      // wrong: Button("One more") { parcel in parcel.apples += 1 }
      // error: expects 2 arguments, but 1 was used
      Button("One more") { parcel, _ in parcel.apples += 1 }
      TextField("Name", \.name)
      // wrong: Toggle("A gift", \.isGift).onSelect { _, _ in }
      // error: generic parameter 'Owner' could not be inferred
      // error: value of type 'Toggle<Owner>' has no member 'onSelect'
      // error: cannot infer key path type from context
      // error: cannot convert value of type 'KeyPath<Root, Value>'
      Toggle("A gift", \.isGift)
      Stepper("Apples", \.apples, in: 0...9)
      Picker("Size", \.size, ["small", "large"])
      // wrong: Button("One more") { _, context in context.push(.leson(1)) }
      // error: reference to member 'leson' cannot be resolved without a contextual type
      Button("One more") { parcel, _ in parcel.apples += 1 }
      TextField("Name", \.name)
      Toggle("A gift", \.isGift)
      // wrong: Stepper("Apples", \.apples, range: 0...9)
      // error: extra argument 'range' in call
      // error: missing argument for parameter 'in' in call
      Stepper("Apples", \.apples, in: 0...9)
      Picker("Size", \.size, ["small", "large"])
      Button("One more") { parcel, _ in parcel.apples += 1 }
    }
  }
}
