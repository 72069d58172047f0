import { ItemHeading, Quote } from "@/components/desk/items/item-heading";
import { OsmSays, type OsmElementShown } from "@/components/desk/items/osm-says";
import { ItemMap, SimilarPlaces } from "@/components/desk/items/similar-places";
import type { QueueView } from "@/components/desk/items/queue-view";
import { BothNames } from "@/components/site/restaurant-name";
import type { SimilarPlace } from "@/lib/desk/similar-place";
import type { Restaurant } from "@/lib/restaurants/types";
import { deskHref, restaurantHref } from "@/lib/routes";
import { placeLine } from "@/lib/restaurants/names/place-line";

type ClaimContentsProps = {
  claim: { evidence: string };
  restaurant: Restaurant;
  /** Who owns it already. */
  owners: readonly { claimId: string; name: string | null }[];
  similar: readonly SimilarPlace[];
  elements: readonly OsmElementShown[];
  /** What it was a claim to, before a merge moved it. */
  movedFrom: { status: string; restaurant: string; website: string | null } | undefined;
};

/** What is known of the restaurant, by which a claim to it can be checked. */
function Contacts({ restaurant: { phone, email, website } }: { restaurant: Restaurant }) {
  const rows = [
    ["Phone", phone],
    ["Email", email],
    ["Website", website],
  ].filter(([, value]) => value);
  if (rows.length === 0) return <p className="my-5">Neither phone, email nor website is known.</p>;
  return (
    <dl className="my-5 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
      {rows.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-ink-2">{label}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A claim: a member says that a restaurant is theirs. */
export function ClaimContents({
  claim,
  restaurant,
  owners,
  similar,
  elements,
  movedFrom,
}: ClaimContentsProps) {
  const { id, address, city } = restaurant;
  return (
    <>
      <ItemHeading
        title={<BothNames {...restaurant} />}
        subtitle={placeLine(address, city)}
        links={[
          { href: restaurantHref(id), label: "Open the page" },
          { href: deskHref("venues", id), label: "Edit the restaurant" },
        ]}
      />
      <div className="my-5 grid items-start gap-x-6 gap-y-4 lg:grid-cols-2">
        <div>
          <Quote label="Evidence">{claim.evidence}</Quote>
          {movedFrom && (
            <p className="my-5 wrap-anywhere">
              It was {movedFrom.status === "accepted" ? "an accepted claim" : "a claim"} to{" "}
              {movedFrom.restaurant} ({movedFrom.website ?? "without a website"}), which was merged
              into this one.
            </p>
          )}
          <Contacts restaurant={restaurant} />
          <SimilarPlaces title="Similar ones nearby" similar={similar} />
        </div>
        <ItemMap place={restaurant} similar={similar} />
      </div>
      <OsmSays {...{ restaurant, elements }} />
      {owners.length > 0 && (
        <p className="rounded-tile bg-turmeric-soft px-4 py-3">
          It belongs to {owners.map((owner) => owner.name ?? "a member").join(", ")} already.
        </p>
      )}
    </>
  );
}

export const claimView: QueueView<"claims"> = {
  did: () => "claimed this place",
  contents: (item, { similar }) => <ClaimContents {...item} similar={similar} />,
};
