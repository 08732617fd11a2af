/// The routes that an edit brings, top last. One alone, as nearly always, needs no array.
@usableFromInline
enum NewRoutes<Route: Hashable & Codable & Sendable> {
  case one(Route)
  case several([Route])

  @inlinable static var none: Self { .several([]) }

  @inlinable var count: Int {
    switch self {
    case .one: 1
    case .several(let routes): routes.count
    }
  }

  @inlinable
  subscript(index: Int) -> Route {
    switch self {
    case .one(let route): route
    case .several(let routes): routes[index]
    }
  }
}
