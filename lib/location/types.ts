/** A point on the WGS 84 ellipsoid, degrees: latitude -90 to 90, longitude -180 to 180. */
export type Coordinates = { lat: number; lng: number };

/** Coordinates with a name, such as "Brooklyn": what the home search stores and near me lists around. */
export type Location = Coordinates & { name: string };

/** What a location search found. */
export type LocationSearch = {
  /** Undefined for where the visitor is. */
  location?: Location;
  /** The search text there; undefined or empty when the typed text has none. */
  text?: string;
  /** The id of the restaurant that is meant; then there is nothing else. */
  restaurant?: string;
  /** The name of restaurants that are searched for everywhere; then there is nothing else. */
  everywhere?: string;
};
