const PLACE = /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s+([^<>&"]{1,60})$/;

/** "48.2082,16.3719 Wien" as a place; undefined for every other text. */
export function readPlace(text: string) {
  const [, latitude, longitude, name = ""] = PLACE.exec(text.trim()) ?? [];
  const lat = Number(latitude);
  const lng = Number(longitude);
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { name, lat, lng } : undefined;
}
