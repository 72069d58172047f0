import { ApprovalForm } from "@/components/desk/approval-form";
import { ItemHeading, Quote } from "@/components/desk/item-heading";
import { MergeListingForm } from "@/components/desk/merge-listing-form";
import { RefusalForm } from "@/components/desk/refusal-form";
import { SimilarPlaces, type Similar } from "@/components/desk/similar-places";
import { factLabel, readCoordinate } from "@/lib/desk/facts";
import { listingFacts } from "@/lib/desk/listing-facts";
import { REASONS } from "@/lib/desk/reasons";

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
          <dd>{value}</dd>
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

type ListingProps = { listing: Listing; similar: readonly Similar[] };

/** What somebody wants to see listed. */
export function ListingContents({ listing, similar }: ListingProps) {
  return (
    <>
      <ItemHeading title={listing.name} subtitle={listing.address} links={listingLinks(listing)} />
      <Quote label="Description">{listing.description}</Quote>
      <Details listing={listing} />
      <SimilarPlaces title="Is it one of these?" similar={similar} />
    </>
  );
}

/** Publishing it, or not. */
export function ListingDecisions({ listing, similar }: ListingProps) {
  const { token, details } = listing;
  return (
    <>
      <ApprovalForm
        id={token}
        facts={listingFacts(listing)}
        lat={readCoordinate(details, ["lat", "latitude"], 90)}
        lng={readCoordinate(details, ["lng", "lon", "longitude"], 180)}
      />
      <MergeListingForm id={token} similar={similar} />
      <RefusalForm
        queue="listings"
        id={token}
        reasons={REASONS.listings}
        label="Reject"
        hint="The sender sees this on the status page."
      />
    </>
  );
}
