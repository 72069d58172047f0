import { formatCount } from "@/lib/counts";

export type ImportRun = {
  id: number;
  scope: string;
  dataTimestamp: Date | null;
  finishedAt: Date;
  counts: Record<string, unknown>;
};

const WHEN = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

type Reject = { reason: string; element: string; name?: string };

function countsText(counts: Record<string, unknown>) {
  const own = Object.entries(counts).filter(([, count]) => typeof count === "number" && count > 0);
  const texts = own.map(([name, count]) => `${name} ${formatCount(Number(count))}`);
  return texts.length === 0 ? "Nothing changed." : `${texts.join(", ")}.`;
}

/** What was left out, and what was odd, by kind. */
function groupsOf({ skipped, warnings }: Record<string, unknown>) {
  const all = { ...(skipped as object), ...(warnings as object) } as Record<string, number>;
  return Object.entries(all).map(([name, count]) => `${name}: ${formatCount(count)}`);
}

function Rejects({ rejects }: { rejects: readonly Reject[] }) {
  if (rejects.length === 0) return null;
  return (
    <ul className="mt-1 text-small text-ink-2">
      {rejects.map(({ reason, element, name }, index) => (
        <li key={index} className="wrap-anywhere">
          {/^(?:node|way|relation)\/\d+$/.test(element) ? (
            <a href={`https://www.openstreetmap.org/${element}`} rel="noreferrer" className="link">
              {name ?? element}
            </a>
          ) : (
            element
          )}
          : {reason}
        </li>
      ))}
    </ul>
  );
}

function Run({ id, scope, dataTimestamp, finishedAt, counts }: ImportRun) {
  const { refused, rejects = [] } = counts as { refused?: string; rejects?: Reject[] };
  const groups = groupsOf(counts);
  return (
    <li className="border-b border-line py-3.5">
      <b className="wrap-anywhere">
        {id}: {scope}
      </b>
      <time dateTime={finishedAt.toISOString()} className="block text-small text-ink-2">
        {WHEN.format(finishedAt)} UTC
        {dataTimestamp && `, data of ${WHEN.format(dataTimestamp)}`}
      </time>
      {refused ? (
        <p className="text-note text-tomato-ink">Refused: {refused}</p>
      ) : (
        <p className="text-note">{countsText(counts)}</p>
      )}
      {groups.length > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-note font-semibold">
            Left out or odd<span className="sr-only"> in import {id}</span>
          </summary>
          <p className="text-note text-ink-2">{groups.join(", ")}</p>
          <Rejects rejects={rejects} />
        </details>
      )}
    </li>
  );
}

/** The last imports with what each did (P14.107). */
export function RunList({ runs }: { runs: readonly ImportRun[] }) {
  return (
    <section aria-labelledby="runs">
      <h3 id="runs" className="font-display text-h4">
        Runs
      </h3>
      {runs.length === 0 && <p className="mt-1 text-note text-ink-2">No import yet.</p>}
      <ul>
        {runs.map((run) => (
          <Run key={run.id} {...run} />
        ))}
      </ul>
    </section>
  );
}
