import { changeText } from "@/lib/desk/change-text";
import { factLabel } from "@/lib/desk/facts";

export type VenueChange = {
  id: number;
  at: Date;
  actor: string;
  field: string;
  before: unknown;
  after: unknown;
};

const WHEN = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

type VenueHistoryProps = {
  changes: readonly VenueChange[];
  corrections: readonly { field: string; source: string }[];
};

/** Who changed what, and which facts imports leave alone. */
export function VenueHistory({ changes, corrections }: VenueHistoryProps) {
  return (
    <section aria-labelledby="venue-history">
      <h3 id="venue-history" className="font-display text-h4">
        Changes
      </h3>
      <p className="mt-1 text-note text-ink-2">
        {corrections.length === 0
          ? "Imports may change any fact."
          : `Imports keep: ${corrections.map(({ field, source }) => `${factLabel(field)} (${source})`).join(", ")}.`}
      </p>
      <ul className="mt-2">
        {changes.map((change) => (
          <li key={change.id} className="border-b border-line py-2.5 text-note wrap-anywhere">
            {changeText(change)}
            <span className="block text-small text-ink-2">
              {change.actor},{" "}
              <time dateTime={change.at.toISOString()}>{WHEN.format(change.at)}</time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
