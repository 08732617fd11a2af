/// Reads the place tables.
enum PlaceTables {
  static func regions() -> [Region] {
    Table(.regions).rows.map { row in
      Region(
        name: row["name"],
        kana: row["kana"],
        english: row["english"],
        prefectures: row["prefectures"].split(separator: ",").map { code(String($0)) })
    }
  }

  static func tiles() -> [PrefectureTile] {
    var capitals: [PlaceCode: PlaceCode] = [:]
    for row in Table(.prefectureCapitals).rows {
      capitals[code(row["code"])] = code(row["capital_code"])
    }
    return Table(.tiles).rows.map { row in
      let prefecture = code(row["code"])
      guard let capital = capitals[prefecture] else {
        preconditionFailure("\(prefecture) has a tile, but no capital")
      }
      return PrefectureTile(
        prefecture: prefecture, row: row.number("row"), column: row.number("column"),
        label: row["label"], capital: capital)
    }
  }

  static func prefectures() -> [Prefecture] {
    Table(.prefectures).rows.map { row in
      Prefecture(
        code: code(row["code"]),
        name: row["name"],
        kana: row["kana"],
        romaji: row["romaji"],
        region: row["region"])
    }
  }

  static func municipalities(citiesWithWards: Set<PlaceCode>) -> [Municipality] {
    let table = Table(.municipalities)
    let columns = ["code", "name", "kana", "romaji"].map(table.column)
    return (0..<table.rowCount).map { row in
      let code = code(table.text(row: row, column: columns[0]))
      return Municipality(
        code: code,
        name: table.text(row: row, column: columns[1]),
        kana: table.text(row: row, column: columns[2]),
        romaji: table.text(row: row, column: columns[3]),
        isDesignatedCity: citiesWithWards.contains(code))
    }
  }

  static func wards() -> [Ward] {
    Table(.wards).rows.map { row in
      Ward(
        code: code(row["code"]),
        city: code(row["city_code"]),
        name: row["name"],
        kana: row["kana"],
        romaji: row["romaji"])
    }
  }

  private static func code(_ digits: String) -> PlaceCode {
    guard let code = PlaceCode(digits) else {
      preconditionFailure("“\(digits)” in a table is not the code of a place")
    }
    return code
  }
}
