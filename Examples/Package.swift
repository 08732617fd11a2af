// swift-tools-version: 6.2
import PackageDescription

// Programs that use nothing but the public surface of ScreenStack, as yours would.
let package = Package(
  name: "Examples",
  dependencies: [.package(name: "ScreenStack", path: "..")],
  targets: [
    .executableTarget(
      name: "FileBrowser", dependencies: [.product(name: "ScreenStack", package: "ScreenStack")]),
    .testTarget(
      name: "FileBrowserTests",
      dependencies: [
        "FileBrowser", .product(name: "ScreenStackTesting", package: "ScreenStack"),
      ],
      exclude: ["Walks"]),
    .executableTarget(
      name: "Inbox",
      dependencies: [
        .product(name: "KeyScript", package: "ScreenStack"),
        .product(name: "ScreenStack", package: "ScreenStack"),
      ]),
    .testTarget(
      name: "InboxTests",
      dependencies: [
        "Inbox", .product(name: "ScreenStackTesting", package: "ScreenStack"),
      ],
      exclude: ["Walks"]),
    .executableTarget(
      name: "Settings", dependencies: [.product(name: "ScreenStack", package: "ScreenStack")]),
    .testTarget(
      name: "SettingsTests",
      dependencies: ["Settings", .product(name: "ScreenStackTesting", package: "ScreenStack")],
      exclude: ["Walks"]),
    .executableTarget(
      name: "Wizard", dependencies: [.product(name: "ScreenStack", package: "ScreenStack")]),
    .testTarget(
      name: "WizardTests",
      dependencies: ["Wizard", .product(name: "ScreenStackTesting", package: "ScreenStack")],
      exclude: ["Walks"]),
  ]
)

for target in package.targets {
  target.swiftSettings = [.treatAllWarnings(as: .error)]
}
