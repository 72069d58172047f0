/** The parts of countries whose holidays differ, by GeoNames' codes, as the opening hours' library names them. */
const REGIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AU: {
    "01": "Australian Capital Territory",
    "02": "New South Wales",
    "03": "Northern Territory",
    "04": "Queensland",
    "05": "South Australia",
    "06": "Tasmania",
    "07": "Victoria",
    "08": "Western Australia",
  },
  CA: {
    "01": "Alberta",
    "02": "British Columbia",
    "03": "Manitoba",
    "04": "New Brunswick",
    "05": "Newfoundland and Labrador",
    "07": "Nova Scotia",
    "08": "Ontario",
    "09": "Prince Edward Island",
    "10": "Quebec",
    "11": "Saskatchewan",
    "12": "Yukon",
    "13": "Northwest Territories",
    "14": "Nunavut",
  },
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

/** Every part of a country whose holidays differ. */
export const holidayRegionsOf = (country: string) => Object.values(REGIONS[country] ?? {});
