import { around } from "geokdbush";
import KDBush from "kdbush";
import type { KnownRecords, KnownVenue } from "@/lib/database/imports/known-records";
import { isDuplicate, isRedrawn, SAME_CONTACT_METERS } from "@/lib/import/match/same-venue";
import type { StoredVenue } from "@/lib/import/venue";

/** The elements of one restaurant, the most complete first; `id` of one that is known. */
export type VenueGroup = { id: string | undefined; venues: StoredVenue[] };

export type MatchedVenues = {
  groups: VenueGroup[];
  /** Elements that were replaced by others. */
  replaced: Set<string>;
  /** How many elements turned out to be another one's venue. */
  merged: number;
};

const near = (index: KDBush, { lat, lng }: { lat: number; lng: number }) =>
  around(index, lng, lat, Infinity, SAME_CONTACT_METERS / 1000);

function indexOf(points: readonly { lat: number; lng: number }[]) {
  const index = new KDBush(Math.max(points.length, 1));
  for (const { lat, lng } of points) index.add(lng, lat);
  if (points.length === 0) index.add(0, 0);
  return index.finish();
}

/**
 * Finds the restaurant of each venue: the one that its element has always been, the one that replaced its element, or another element of
 * the same venue; else it is a new one. `gone` are the known elements that the extract no longer has, `others` those that have become
 * another business.
 */
export function matchVenues(
  venues: readonly StoredVenue[],
  known: Pick<KnownRecords, "elements" | "venues">,
  gone: ReadonlySet<string>,
  others: ReadonlySet<string> = new Set(),
): MatchedVenues {
  const staying = new Set<string>();
  const goneRefs = new Map<string, string[]>();
  for (const { ref, restaurantId } of known.elements.values())
    if (others.has(ref)) continue;
    else if (gone.has(ref))
      goneRefs.set(restaurantId, [...(goneRefs.get(restaurantId) ?? []), ref]);
    else staying.add(restaurantId);
  const listed = [...known.venues.values()];
  const listedIndex = indexOf(listed);
  const groups = new Map<string, VenueGroup>();
  const replaced = new Set<string>();
  let merged = 0;

  function groupOf(id: string) {
    const group = groups.get(id) ?? { id, venues: [] };
    groups.set(id, group);
    return group;
  }

  const unknown: StoredVenue[] = [];
  for (const venue of venues) {
    const element = known.elements.get(venue.ref);
    if (element && !others.has(venue.ref)) groupOf(element.restaurantId).venues.push(venue);
    else unknown.push(venue);
  }

  const added: VenueGroup[] = [];
  const addedIndex = indexOf(unknown.map(({ facts }) => facts));
  const groupOfUnknown = new Map<number, VenueGroup>();
  unknown.forEach((venue, position) => {
    const own = known.elements.get(venue.ref)?.restaurantId;
    const around = near(listedIndex, venue.facts)
      .flatMap((at) => listed[at] ?? [])
      .filter(({ id }) => id !== own);
    const isGone = ({ id }: KnownVenue) => !staying.has(id);
    const former = around.find((other) => isGone(other) && isRedrawn(venue.facts, other));
    const twin =
      former ?? around.find((other) => !isGone(other) && isDuplicate(venue.facts, other));
    if (twin) {
      if (twin === former) goneRefs.get(twin.id)?.forEach((ref) => replaced.add(ref));
      else merged++;
      groupOf(twin.id).venues.push(venue);
      return;
    }
    const earlier = near(addedIndex, venue.facts)
      .filter((at) => at < position)
      .map((at) => ({ at, group: groupOfUnknown.get(at) }))
      .find(({ at, group }) => group && isDuplicate(venue.facts, unknown[at]!.facts));
    if (earlier?.group) {
      merged++;
      earlier.group.venues.push(venue);
      groupOfUnknown.set(position, earlier.group);
      return;
    }
    // Arrays that grow later reserve room for many entries: nearly every venue has none.
    const group = { id: undefined, venues: [venue] };
    added.push(group);
    groupOfUnknown.set(position, group);
  });

  const all = [...groups.values(), ...added];
  for (const group of all) group.venues.sort((a, b) => b.factCount - a.factCount);
  return { groups: all, replaced, merged };
}
