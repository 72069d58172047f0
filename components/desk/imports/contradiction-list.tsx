import { BothNames, type NameForms } from "@/components/site/restaurant-name";
import { IntentLink } from "@/components/ui/intent-link";
import { deskHref } from "@/lib/routes";

export type Contradiction = NameForms & {
  id: string;
  city: string;
  tags: Readonly<Record<string, string>> | null;
};

/** The tags that say how vegan a venue is. */
const isDiet = ([key]: [string, string]) => key.startsWith("diet:") || key === "cuisine";

/** Restaurants whose tags contradict each other in how vegan they are: a moderator finds out (P14.107). */
export function ContradictionList({
  contradictions,
}: {
  contradictions: readonly Contradiction[];
}) {
  if (contradictions.length === 0) return null;
  return (
    <section aria-labelledby="contradictions">
      <h3 id="contradictions" className="font-display text-h4">
        How vegan?
      </h3>
      <p className="mt-1 text-note text-ink-2">
        These places have tags that contradict each other, so their pages say that the vegan level
        is not known.
      </p>
      <ul>
        {contradictions.map(({ id, city, tags, ...names }) => (
          <li key={id} className="border-b border-line py-2.5 text-note wrap-anywhere">
            <IntentLink href={deskHref("venues", id)} className="link">
              <BothNames {...names} />
            </IntentLink>
            , {city}
            <span className="block text-small text-ink-2">
              {Object.entries(tags ?? {})
                .filter(isDiet)
                .map((tag) => tag.join("="))
                .join(", ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
