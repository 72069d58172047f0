import type { HoursPlace } from "@/lib/opening-hours/place";

export const BERLIN: HoursPlace = {
  lat: 52.52,
  lng: 13.4,
  timeZone: "Europe/Berlin",
  country: "DE",
  state: "Berlin",
};
export const NEW_YORK: HoursPlace = {
  lat: 40.71,
  lng: -74,
  timeZone: "America/New_York",
  country: "US",
  state: "New York",
};
export const TOKYO: HoursPlace = {
  lat: 35.68,
  lng: 139.69,
  timeZone: "Asia/Tokyo",
  country: "JP",
  state: "",
};
/** A country of whose holidays the library has no list. */
export const TAIPEI: HoursPlace = {
  lat: 25.03,
  lng: 121.56,
  timeZone: "Asia/Taipei",
  country: "TW",
  state: "",
};
/** Far in the north. */
export const TROMSO: HoursPlace = {
  lat: 69.65,
  lng: 18.96,
  timeZone: "Europe/Oslo",
  country: "NO",
  state: "",
};
export const AUCKLAND: HoursPlace = {
  lat: -36.85,
  lng: 174.76,
  timeZone: "Pacific/Auckland",
  country: "NZ",
  state: "",
};
export const STOCKHOLM: HoursPlace = {
  lat: 59.33,
  lng: 18.07,
  timeZone: "Europe/Stockholm",
  country: "SE",
  state: "",
};
