import type { Database } from "@/lib/database/database";
import type { KnownRecords } from "@/lib/database/imports/known-records";
import { readElementTags, readTakeovers } from "@/lib/database/imports/takeovers";
import { sameBusiness } from "@/lib/import/match/same-business";
import type { StoredVenue } from "@/lib/import/venue";
import type { VenueStore } from "@/lib/import/write/venue-store";
import type { OsmTags } from "@/lib/osm/element";

/** An element of which only the desk can say whether it still is the same business. */
export type Takeover = {
  ref: string;
  restaurantId: string;
  hash: string;
  before: OsmTags;
  after: OsmTags;
};

export type Takeovers = {
  /** Elements that are another business now. */
  others: ReadonlySet<string>;
  unclear: readonly Takeover[];
  /** Elements that the desk was asked about, and that are settled. */
  settled: readonly string[];
};

/** Finds the known elements among the venues that may have become another business. */
export async function findTakeovers(
  database: Database,
  venues: readonly StoredVenue[],
  known: Pick<KnownRecords, "elements" | "venues">,
  store: Pick<VenueStore, "read">,
  seen: ReadonlySet<string>,
): Promise<Takeovers> {
  const asked = await readTakeovers(database);
  const renamed = venues.filter(({ ref, facts }) => {
    const element = known.elements.get(ref);
    return element && known.venues.get(element.restaurantId)?.name !== facts.name;
  });
  const tags = await readElementTags(
    database,
    renamed.map(({ ref }) => ref),
  );
  const others = new Set<string>();
  const unclear: Takeover[] = [];
  for (const stored of renamed) {
    const { ref } = stored;
    const { restaurantId } = known.elements.get(ref)!;
    const before = tags.get(ref) ?? tagsOf(known, restaurantId);
    const { hash, tags: after } = store.read(stored);
    const question = asked.get(ref);
    const decided = question?.hash === hash ? question.decision : undefined;
    const verdict = decided ?? sameBusiness(before, after);
    if (verdict === "other") others.add(ref);
    if (verdict === "unclear") unclear.push({ ref, restaurantId, hash, before, after });
  }
  const open = new Set(unclear.map(({ ref }) => ref));
  const settled = [...asked.keys()].filter((ref) => seen.has(ref) && !open.has(ref));
  return { others, unclear, settled };
}

/** What an element said whose tags were not stored yet, as far as its restaurant shows it. */
function tagsOf({ venues }: Pick<KnownRecords, "venues">, restaurantId: string): OsmTags {
  const { name = "", phone = "", website = "" } = venues.get(restaurantId) ?? {};
  return { name, phone, website };
}
