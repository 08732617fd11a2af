import ScreenStack

enum AppRoute: RouteValue { case home, lesson(Int) }

func heading<Owner>(_ text: String) -> some View<Owner> {
  // error: requires that 'Owner' conform to 'Routed'
  Text(text).bold()
}
