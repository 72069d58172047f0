/** Countries as people call them, by the English names that Unicode's list has. */
const USUAL: Readonly<Record<string, string>> = {
  "Antigua & Barbuda": "Antigua and Barbuda",
  "Bosnia & Herzegovina": "Bosnia and Herzegovina",
  "Cocos (Keeling) Islands": "Cocos Islands",
  "Congo - Brazzaville": "Republic of the Congo",
  "Congo - Kinshasa": "Democratic Republic of the Congo",
  "Hong Kong SAR China": "Hong Kong",
  "Macao SAR China": "Macao",
  "Myanmar (Burma)": "Myanmar",
  "St. Kitts & Nevis": "St. Kitts and Nevis",
  "St. Pierre & Miquelon": "St. Pierre and Miquelon",
  "St. Vincent & Grenadines": "St. Vincent and the Grenadines",
  "Svalbard & Jan Mayen": "Svalbard and Jan Mayen",
  "São Tomé & Príncipe": "São Tomé and Príncipe",
  "Trinidad & Tobago": "Trinidad and Tobago",
  "Turks & Caicos Islands": "Turks and Caicos Islands",
  "Wallis & Futuna": "Wallis and Futuna",
};

/** "Hong Kong" for "Hong Kong SAR China", as records have it; other names stay. */
export const usualCountryName = (name: string) =>
  Object.hasOwn(USUAL, name) ? USUAL[name]! : name;
