import { CorrectionForm, type FactRow } from "@/components/desk/correction-form";
import { ItemHeading, Quote } from "@/components/desk/item-heading";
import { ItemMap, SimilarPlaces } from "@/components/desk/similar-places";
import { RefusalForm } from "@/components/desk/refusal-form";
import { factLabel, factText, readFacts } from "@/lib/desk/facts";
import { REASONS, SENDER_READS } from "@/lib/desk/reasons";
import type { SimilarPlace } from "@/lib/desk/similar-place";
import type { Restaurant } from "@/lib/restaurants/types";
import { deskHref, restaurantHref } from "@/lib/routes";

export type Suggestion = {
  id: number;
  kind: "closed" | "facts";
  facts: Readonly<Record<string, string>>;
  evidence: string;
};

type CorrectionItemProps = { suggestion: Suggestion; restaurant: Restaurant };

const CLOSURES = { missing: "May have closed", closed: "Closed for good" };

/** What the record says now beside what is suggested. */
function rowsOf({ kind, facts }: Suggestion, restaurant: Restaurant): FactRow[] {
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
  const read: Readonly<Record<string, unknown>> = readFacts(facts);
  return Object.entries(facts).map(([name, text]) => ({
    name,
    label: factLabel(name),
    now: factText(restaurant[name as keyof Restaurant]),
    suggested: factText(read[name] ?? text),
    canTake: name in read,
  }));
}

/** What somebody says is wrong with a restaurant. */
export function CorrectionContents({
  suggestion,
  restaurant,
  similar,
}: CorrectionItemProps & { similar: readonly SimilarPlace[] }) {
  const { id, name, address, city, osm } = restaurant;
  return (
    <>
      <ItemHeading
        title={name}
        subtitle={[address, city].filter(Boolean).join(", ")}
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
          {suggestion.evidence && <Quote label="What speaks for it">{suggestion.evidence}</Quote>}
          <SimilarPlaces title="Similar ones nearby" similar={similar} />
        </div>
        <ItemMap place={restaurant} similar={similar} />
      </div>
    </>
  );
}

/** Taking facts, or none. */
export function CorrectionDecisions({ suggestion, restaurant }: CorrectionItemProps) {
  const id = String(suggestion.id);
  return (
    <>
      <CorrectionForm id={id} facts={rowsOf(suggestion, restaurant)} />
      <RefusalForm
        queue="corrections"
        id={id}
        reasons={REASONS.corrections}
        label="Reject"
        hint={SENDER_READS}
      />
    </>
  );
}
