import { CorrectionForm } from "@/components/desk/items/correction-form";
import type { FactEvidence } from "@/components/desk/items/correction-row";
import { ItemHeading, Quote } from "@/components/desk/items/item-heading";
import { OsmSays, type OsmElementShown } from "@/components/desk/items/osm-says";
import { ItemMap, SimilarPlaces } from "@/components/desk/items/similar-places";
import { RefusalForm } from "@/components/desk/decisions/refusal-form";
import type { QueueView } from "@/components/desk/items/queue-view";
import { BothNames } from "@/components/site/restaurant-name";
import { knownByWords } from "@/lib/corrections/known-by";
import { readPositionFact } from "@/lib/desk/facts";
import { osmFacts } from "@/lib/desk/osm-facts";
import { suggestedFacts, type FactRow } from "@/lib/desk/suggested-facts";
import type { SimilarPlace } from "@/lib/desk/similar-place";
import type { Restaurant } from "@/lib/restaurants/types";
import { deskHref, restaurantHref } from "@/lib/routes";
import { placeLine } from "@/lib/restaurants/names/place-line";

export type Suggestion = {
  id: number;
  kind: "closed" | "facts";
  facts: Readonly<Record<string, string>>;
  /** By fact, how the sender knows it. */
  sources: Readonly<Record<string, string>>;
  evidence: string;
};

type Row = FactRow & FactEvidence;

type CorrectionItemProps = {
  suggestion: Suggestion;
  restaurant: Restaurant;
  elements: readonly OsmElementShown[];
};

const CLOSURES = { missing: "May have closed", closed: "Closed for good" };

/** What the record says now beside what is suggested, with what speaks for it. */
function rowsOf({ suggestion, restaurant, elements }: CorrectionItemProps): Row[] {
  const { kind, facts, sources } = suggestion;
  const { closure } = restaurant;
  if (kind === "closed")
    return [
      {
        name: "closure",
        label: "Open or closed",
        now: closure ? CLOSURES[closure] : "Open",
        suggested: CLOSURES.closed,
        canTake: true,
      },
    ];
  const [element] = elements;
  const there = element?.tags ? osmFacts(restaurant, element.tags) : [];
  return suggestedFacts(facts, restaurant).map((row) => ({
    ...row,
    known: knownByWords(sources[row.name]),
    there: there.find(({ name }) => name === row.name)?.there,
  }));
}

/** Where a correction moves the restaurant. */
const movedTo = ({ kind, facts }: Suggestion) =>
  kind === "facts" ? readPositionFact(facts) : undefined;

/** A correction of a restaurant. */
export function CorrectionContents({
  suggestion,
  restaurant,
  elements,
  similar,
}: CorrectionItemProps & { similar: readonly SimilarPlace[] }) {
  const { id, address, city, osm } = restaurant;
  return (
    <>
      <ItemHeading
        title={<BothNames {...restaurant} />}
        subtitle={placeLine(address, city)}
        links={[
          { href: restaurantHref(id), label: "Open the page" },
          { href: deskHref("venues", id), label: "Edit the restaurant" },
          ...(osm
            ? [{ href: `https://www.openstreetmap.org/${osm}`, label: "OpenStreetMap" }]
            : []),
        ]}
      />
      <div className="my-5 grid items-start gap-x-6 gap-y-4 lg:grid-cols-2">
        <div>
          {suggestion.evidence && <Quote label="Evidence">{suggestion.evidence}</Quote>}
          <SimilarPlaces title="Similar ones nearby" similar={similar} />
        </div>
        <ItemMap place={restaurant} similar={similar} moved={movedTo(suggestion)} />
      </div>
      <OsmSays {...{ restaurant, elements }} />
    </>
  );
}

/** Taking facts, or none. */
export function CorrectionDecisions(item: CorrectionItemProps) {
  const id = String(item.suggestion.id);
  return (
    <>
      <CorrectionForm id={id} facts={rowsOf(item)} />
      <RefusalForm queue="corrections" id={id} />
    </>
  );
}

export const correctionView: QueueView<"corrections"> = {
  did: ({ suggestion, isOwners }) =>
    `${suggestion.kind === "closed" ? "says that it has closed" : "suggests changes"}${isOwners ? " as the owner" : ""}`,
  contents: (item, { similar }) => <CorrectionContents {...item} similar={similar} />,
  decisions: (item) => <CorrectionDecisions {...item} />,
};
