import { findNamedPlace } from "@/lib/gazetteer/look-up";
import { locateKnown, locateText } from "@/lib/geocoding/geocode";
import type { Coordinates, LocationSearch } from "@/lib/location/types";
import { type PhraseReading, readPlacePhrase } from "@/lib/search/place-phrase";

type PlaceReading = PhraseReading & { place: string };

const hasPlace = (reading: PhraseReading): reading is PlaceReading => reading.place !== undefined;

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

/** The reading whose place is the name of one, or that says that it is one and has a known address. */
async function findReading(readings: readonly PlaceReading[]) {
  const named = await firstOf(readings, async ({ place }) =>
    (await findNamedPlace(place)) ? locateText(place) : undefined,
  );
  const said = readings.filter(({ isSaid }) => isSaid).toReversed();
  return named ?? firstOf(said, ({ place }) => locateKnown(place));
}

/**
 * What a text of the location search means (P4.16): a place, or food at a place or near the visitor. A text that is the name of a
 * place is that place, and one that means nothing is located as it is (P3.11). Never rejects.
 */
export async function findLocation(text: string): Promise<LocationSearch> {
  const readings = readPlacePhrase(text);
  const [first] = readings;
  if (first && !hasPlace(first)) return { text: first.text };
  const isPlace = readings.length === 0 || (await findNamedPlace(text));
  const found = isPlace ? undefined : await findReading(readings.filter(hasPlace));
  if (!found) return { location: { name: text, ...(await locateText(text)) } };
  const { item, coordinates } = found;
  return { location: { name: item.place, ...coordinates }, text: item.text };
}
