// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "NavigationWithFaults",
  targets: [
    .target(name: "Navigation"),
    .testTarget(name: "NavigationTests", dependencies: ["Navigation"]),
  ]
)

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .strictMemorySafety(),
  ]
}
