import { MixedText } from "@/components/site/mixed-text";
import { osmFacts, type OsmFact } from "@/lib/desk/osm-facts";
import type { OsmTags } from "@/lib/osm/element";
import type { Restaurant } from "@/lib/restaurants/types";
import { cn } from "@/lib/cn";
import { SITE_NAME } from "@/lib/site";

export type OsmElementShown = { ref: string; missing: number; tags: OsmTags | null };

const CELL = "border-b border-line py-2 pr-4 text-left align-top wrap-anywhere";

function Facts({ facts, name }: { facts: readonly OsmFact[]; name: string }) {
  return (
    <table className="w-full table-fixed border-collapse text-note">
      <caption className="sr-only">{name}</caption>
      <thead>
        <tr>
          {["Fact", SITE_NAME, "OpenStreetMap"].map((label) => (
            <th key={label} scope="col" className={cn(CELL, "text-small")}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map(({ name: fact, label, here, there }) => (
          <tr key={fact}>
            <th scope="row" className={cn(CELL, "font-semibold")}>
              {label}
            </th>
            <td className={CELL}>
              <MixedText text={here} />
            </td>
            <td className={CELL}>
              {here === there ? (
                <span className="text-ink-2">The same</span>
              ) : (
                <span className="rounded-badge bg-turmeric-soft box-decoration-clone px-2 py-0.5 text-turmeric-ink">
                  <MixedText text={there} />
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Tags({ tags }: { tags: OsmTags }) {
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-note font-semibold">
        Its tags
      </summary>
      <dl className="grid gap-1 text-small">
        {Object.entries(tags).map(([key, value]) => (
          <div key={key} className="flex flex-wrap gap-x-3">
            <dt className="text-ink-2">{key}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Element({ element, restaurant }: { element: OsmElementShown; restaurant: Restaurant }) {
  const { ref, missing, tags } = element;
  return (
    <div>
      <p className="text-note">
        <a href={`https://www.openstreetmap.org/${ref}`} rel="noreferrer" className="link">
          {ref}
        </a>
        {missing > 0 && ", which the last import of its area did not have"}
      </p>
      {tags ? (
        <>
          <Facts facts={osmFacts(restaurant, tags)} name={`What ${ref} says`} />
          <Tags tags={tags} />
        </>
      ) : (
        <p className="text-note text-ink-2">The next import stores what it says.</p>
      )}
    </div>
  );
}

const differing = (restaurant: Restaurant, { tags }: OsmElementShown) =>
  tags ? osmFacts(restaurant, tags).filter(({ here, there }) => here !== there).length : 0;

function summaryOf(restaurant: Restaurant, [first, ...others]: readonly OsmElementShown[]) {
  if (others.length > 0) return `${others.length + 1} elements`;
  if (!first?.tags) return "not stored yet";
  const count = differing(restaurant, first);
  if (count === 0) return `the same as ${SITE_NAME}`;
  return count === 1 ? "1 fact is different" : `${count} facts are different`;
}

type OsmSaysProps = { restaurant: Restaurant; elements: readonly OsmElementShown[] };

/** What the elements of OpenStreetMap say that a restaurant was made of, beside what its record says (P14.442). */
export function OsmSays({ restaurant, elements }: OsmSaysProps) {
  if (elements.length === 0) return null;
  return (
    <details className="my-5 border-y border-line">
      <summary className="flex min-h-13 cursor-pointer flex-wrap items-center gap-x-3 font-semibold">
        What OpenStreetMap says
        <span className="text-note font-normal text-ink-2">{summaryOf(restaurant, elements)}</span>
      </summary>
      <div className="grid gap-5 pb-4">
        {elements.map((element) => (
          <Element key={element.ref} {...{ element, restaurant }} />
        ))}
      </div>
    </details>
  );
}
