/// Steps that wait for their moment.
struct Hook: Hashable {
  let moment: Moment
  let steps: [Step]
}
