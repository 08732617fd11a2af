import Files

let folder = try Folder(making: "diary")
try folder.replace("monday.txt", with: Array("Rain.".utf8))

let bytes = try folder.file("monday.txt").bytes(limit: 1_000)
print(String(decoding: bytes, as: UTF8.self))
