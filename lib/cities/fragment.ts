const CITY = "city";

/** The fragment that shares a city's map: "#city=sao-paulo". */
export function cityFragment(id: string) {
  return `#${new URLSearchParams({ [CITY]: id })}`;
}

/** The city that `location.hash` names, whether or not it is listed. Total: any other text names none. */
export function parseCityFragment(hash: string) {
  return new URLSearchParams(hash.replace(/^#/, "")).get(CITY) ?? undefined;
}
