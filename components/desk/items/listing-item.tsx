import { ApprovalForm } from "@/components/desk/decisions/approval-form";
import { ItemHeading, Quote } from "@/components/desk/items/item-heading";
import { MergeListingForm } from "@/components/desk/decisions/merge-listing-form";
import { RefusalForm } from "@/components/desk/decisions/refusal-form";
import { ItemMap, similarMarkers, SimilarPlaces } from "@/components/desk/items/similar-places";
import type { QueueView } from "@/components/desk/items/queue-view";
import { RestaurantName } from "@/components/site/restaurant-name";
import { VisitorPhoto } from "@/components/site/visitor-photo";
import { atLeast } from "@/lib/breakpoints";
import { sentWords } from "@/lib/desk/fact-words";
import { factLabel, readCoordinate } from "@/lib/desk/facts";
import { listingFacts, listingPosition } from "@/lib/desk/listing-facts";
import type { ReviewPhoto } from "@/lib/restaurants/types";
import type { SimilarPlace } from "@/lib/desk/similar-place";

export type Listing = {
  token: string;
  name: string;
  address: string;
  description: string;
  details: Readonly<Record<string, string>>;
};

const MAP = "https://www.openstreetmap.org";

/** What it says beside name, address and description. */
function Details({ listing }: { listing: Listing }) {
  const {
    name: _name,
    address: _address,
    description: _description,
    ...facts
  } = listingFacts(listing);
  const known = Object.entries(facts).filter(([, value]) => value !== "");
  if (known.length === 0) return null;
  return (
    <dl className="my-5 grid max-w-152 grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
      {known.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-2">{factLabel(name)}</dt>
          <dd className="wrap-anywhere">{sentWords(name, value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The links of a listing's heading. */
function listingLinks({ name, address }: Listing) {
  const query = encodeURIComponent(`${name}, ${address}`);
  return [{ href: `${MAP}/search?query=${query}`, label: "Look on OpenStreetMap" }];
}

function Photos({ photos }: { photos: readonly ReviewPhoto[] }) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label="Photos" className="grid gap-4 sm:grid-cols-2">
      {photos.map((photo) => (
        <li key={photo.recordId}>
          <VisitorPhoto
            photo={photo}
            sizes={`${atLeast("lg")} 25rem, 92vw`}
            className="aspect-4/3 w-full rounded-tile bg-sprout object-cover"
          />
          <p aria-hidden="true" className="mt-1.5 text-small text-ink-2">
            {photo.description}
          </p>
        </li>
      ))}
    </ul>
  );
}

type ListingItemProps = { listing: Listing; similar: readonly SimilarPlace[] };

/** A listing that was sent; while it waits, its map is the one of the form below. */
export function ListingContents({
  listing,
  similar,
  photos,
  isWaiting,
}: ListingItemProps & { photos: readonly ReviewPhoto[]; isWaiting: boolean }) {
  const { token: id, name, address } = listing;
  const at = isWaiting ? undefined : listingPosition(listing);
  return (
    <>
      <ItemHeading
        title={<RestaurantName name={name} />}
        subtitle={address}
        links={listingLinks(listing)}
      />
      <Quote label="Description">{listing.description}</Quote>
      <Details listing={listing} />
      <div className="my-5 grid gap-4">
        <Photos photos={photos} />
        <SimilarPlaces title="Is it one of these?" similar={similar} />
        {at && <ItemMap place={{ id, name, address, ...at }} similar={similar} />}
      </div>
    </>
  );
}

/** Publishing it, or not. */
export function ListingDecisions({ listing, similar }: ListingItemProps) {
  const { token, details } = listing;
  return (
    <>
      <ApprovalForm
        id={token}
        facts={listingFacts(listing)}
        lat={readCoordinate(details, ["lat", "latitude"], 90)}
        lng={readCoordinate(details, ["lng", "lon", "longitude"], 180)}
        markers={similarMarkers(similar)}
      />
      <MergeListingForm id={token} similar={similar} />
      <RefusalForm queue="listings" id={token} />
    </>
  );
}

export const listingView: QueueView<"listings"> = {
  did: () => "submitted this place",
  contents: (item, { similar }) => <ListingContents {...item} similar={similar} />,
  decisions: (item, { similar }) => <ListingDecisions {...item} similar={similar} />,
};
