/** The parts of countries whose holidays differ, by GeoNames' codes, as the opening hours' library names them. */
const REGIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DE: {
    "01": "Baden-Württemberg",
    "02": "Bayern",
    "03": "Bremen",
    "04": "Hamburg",
    "05": "Hessen",
    "06": "Niedersachsen",
    "07": "Nordrhein-Westfalen",
    "08": "Rheinland-Pfalz",
    "09": "Saarland",
    "10": "Schleswig-Holstein",
    "11": "Brandenburg",
    "12": "Mecklenburg-Vorpommern",
    "13": "Sachsen",
    "14": "Sachsen-Anhalt",
    "15": "Thüringen",
    "16": "Berlin",
  },
  GB: { ENG: "England", NIR: "Northern Ireland", SCT: "Scotland", WLS: "Wales" },
};

/** Whose holidays a place keeps, by its country and GeoNames' code of its region; "" for those of the whole country. */
export function holidayRegion(country: string | undefined, region: string | undefined) {
  return REGIONS[country ?? ""]?.[region ?? ""] ?? "";
}
