import { findCityByName } from "@/lib/gazetteer/look-up";
import { locateKnown } from "@/lib/geocoding/geocode";
import type { Coordinates, LocationSearch } from "@/lib/location/types";
import { type PhraseReading, readLocationPhrase } from "@/lib/search/location-phrase";

type LocationReading = PhraseReading & { where: string };

const hasLocation = (reading: PhraseReading): reading is LocationReading =>
  reading.where !== undefined;

async function firstOf<Item>(
  items: readonly Item[],
  locate: (item: Item) => Promise<Coordinates | undefined>,
): Promise<{ item: Item; coordinates: Coordinates } | undefined> {
  for (const item of items) {
    const coordinates = await locate(item);
    if (coordinates) return { item, coordinates };
  }
  return undefined;
}

/** The reading with the name of a city, or else one with a word such as "in" and a known street address. */
async function findReading(readings: readonly LocationReading[]) {
  const named = await firstOf(readings, async ({ where }) =>
    (await findCityByName(where)) ? locateKnown(where) : undefined,
  );
  const said = readings.filter(({ isSaid }) => isSaid).toReversed();
  return named ?? firstOf(said, ({ where }) => locateKnown(where));
}

/**
 * What a text of the location search means to the gazetteer on this device (P4.16): a location, or food at a location or near the
 * visitor. A text that is the name of a city means that city; undefined for one that nobody can place. Never rejects.
 */
export async function findLocation(text: string): Promise<LocationSearch | undefined> {
  const readings = readLocationPhrase(text);
  const [first] = readings;
  if (first && !hasLocation(first)) return { text: first.text };
  const isLocation = readings.length === 0 || (await findCityByName(text));
  const found = isLocation ? undefined : await findReading(readings.filter(hasLocation));
  if (!found) {
    const coordinates = await locateKnown(text);
    return coordinates && { location: { name: text, ...coordinates } };
  }
  const { item, coordinates } = found;
  return { location: { name: item.where, ...coordinates }, text: item.text };
}
