/// How an asking ended.
public enum Settlement<Value> {
  case returned(Value)
  case cancelled(CancellationReason)
}

extension Settlement: Sendable where Value: Sendable {}
extension Settlement: Equatable where Value: Equatable {}
