// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "NavigationAlone",
  dependencies: [.package(name: "ScreenStack", path: "../..")],
  targets: [
    .executableTarget(
      name: "alone", dependencies: [.product(name: "Navigation", package: "ScreenStack")]),
    // The library's own tests, which use only its public surface.
    .testTarget(
      name: "ContractTests", dependencies: [.product(name: "Navigation", package: "ScreenStack")]),
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
    .treatAllWarnings(as: .error),
  ]
}
