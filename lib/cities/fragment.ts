const CITY = "city";

/** The fragment of a city's map: "#city=sao-paulo". */
export function cityFragment(id: string) {
  return `#${new URLSearchParams({ [CITY]: id })}`;
}

/** The city id in `location.hash`, listed or not; undefined for any other text. Never throws. */
export function parseCityFragment(hash: string) {
  return new URLSearchParams(hash.replace(/^#/, "")).get(CITY) ?? undefined;
}
