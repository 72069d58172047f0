import { PencilLine } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";
import { openStreetMapEditHref, openStreetMapNoteHref } from "@/lib/restaurants/contact";
import { monthOf } from "@/lib/restaurants/freshness";
import type { Restaurant } from "@/lib/restaurants/types";
import { VEGAN_LEVEL_TEXTS } from "@/lib/restaurants/vegan-level";

const WHEELCHAIR = {
  yes: "Step-free, also inside",
  limited: "Partly: ask before you go",
  no: "Not accessible",
} as const;

/** What is known, in the order of the list: name of the fact, and its value. */
function knownFacts({
  veganLevel,
  kind,
  cuisine,
  features,
  dietaryOptions,
  wheelchair,
}: Restaurant) {
  const facts = [
    ["How vegan", veganLevel && VEGAN_LEVEL_TEXTS[veganLevel].meaning],
    ["Kind", kind && kind.charAt(0).toUpperCase() + kind.slice(1)],
    ["Cuisine", cuisine.join(", ")],
    ["Features", features.join(", ")],
    ["Dietary options", dietaryOptions.join(", ")],
    ["Wheelchair", wheelchair && WHEELCHAIR[wheelchair]],
  ] as const;
  return facts.filter(([, value]) => value);
}

/** The facts that nobody has added yet. */
function unknownFacts({ hours, phone, website, cuisine, description, wheelchair }: Restaurant) {
  const facts = [
    ["Opening hours", hours],
    ["Telephone", phone],
    ["Website", website],
    ["Cuisine", cuisine.length > 0],
    ["Description", description],
    ["Wheelchair access", wheelchair],
  ] as const;
  return facts.filter(([, value]) => !value).map(([name]) => name);
}

/** "Good to know" of a restaurant from OpenStreetMap: each fact with its source and month, and what is missing. */
export function RestaurantFacts({ restaurant }: { restaurant: Restaurant }) {
  const { osm, checkedAt } = restaurant;
  const unknown = unknownFacts(restaurant);
  const source = checkedAt ? `OpenStreetMap, ${monthOf(checkedAt)}` : "OpenStreetMap";
  if (!osm) return null;
  return (
    <section className="pb-8">
      <h2 className="mb-4 font-display text-h3">Good to know</h2>
      <dl>
        {knownFacts(restaurant).map(([name, value]) => (
          <div
            key={name}
            className="grid gap-x-4 border-t border-line py-3 last:border-b max-md:grid-cols-[7.5rem_minmax(0,1fr)] md:grid-cols-[9.5rem_minmax(0,1fr)_auto] md:py-3.5"
          >
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-semibold">{value}</dd>
            <dd className="text-small text-ink-3 max-md:col-start-2">{source}</dd>
          </div>
        ))}
      </dl>
      {unknown.length > 0 && (
        <>
          <p className="mt-5 text-note text-ink-2">
            Not known yet: {unknown.join(", ").toLowerCase()}. Whoever knows can add it to
            OpenStreetMap, where this page gets its facts.
          </p>
          <p className="mt-3 flex flex-wrap gap-2.5">
            <a href={openStreetMapEditHref(osm)} className={buttonVariants({ variant: "line" })}>
              <PencilLine size={20} strokeWidth={1.9} aria-hidden="true" />
              Edit on OpenStreetMap
            </a>
            <a
              href={openStreetMapNoteHref(restaurant)}
              className={buttonVariants({ variant: "line" })}
            >
              Leave a note there
            </a>
          </p>
        </>
      )}
    </section>
  );
}
