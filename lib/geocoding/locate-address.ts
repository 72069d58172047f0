import { gazetteerGeocoder } from "@/lib/geocoding/gazetteer-geocoder";
import { locateKnown } from "@/lib/geocoding/geocode";
import { googleGeocoder } from "@/lib/google-maps/google-geocoder";
import type { Coordinates } from "@/lib/location/types";

/** `isExact`: the place itself, and not the middle of its city. */
export type LocatedAddress = { at: Coordinates; isExact: boolean };

/** An address without its numbers: "Weserstraße, Berlin". The gazetteer has no postcodes. */
function withoutNumbers(address: string) {
  const parts = address.split(",").map((part) =>
    part
      .split(/\s+/)
      .filter((word) => !/\d/.test(word))
      .join(" ")
      .trim(),
  );
  return parts.filter(Boolean).join(", ");
}

/** The position of an address: of the house from Google where its script is loaded, else of the city from the gazetteer. Never rejects. */
export async function locateAddress(address: string): Promise<LocatedAddress | undefined> {
  const house = await locateKnown(address, [googleGeocoder]);
  if (house) return { at: house, isExact: true };
  const last = withoutNumbers(address).split(", ").slice(-2);
  const city =
    (await locateKnown(address, [gazetteerGeocoder])) ??
    (await locateKnown(last.join(", "), [gazetteerGeocoder])) ??
    (await locateKnown(last.at(-1) ?? "", [gazetteerGeocoder]));
  return city && { at: city, isExact: false };
}
