import { ImportForm } from "@/components/desk/imports/import-form";
import { ImportProgress, type StartedImport } from "@/components/desk/imports/import-progress";
import {
  ContradictionList,
  type Contradiction,
} from "@/components/desk/imports/contradiction-list";
import { TakeoverList, type Takeover } from "@/components/desk/imports/takeover-list";
import { RunList, type ImportRun } from "@/components/desk/imports/run-list";
import { BothNames, type NameForms } from "@/components/site/restaurant-name";
import { IntentLink } from "@/components/ui/intent-link";
import { Pagination } from "@/components/ui/lists/pagination";
import { formatCount } from "@/lib/counts";
import { changeText } from "@/lib/desk/change-text";
import { ITEMS_PER_PAGE } from "@/lib/desk/queues";
import { deskHref } from "@/lib/routes";

type LastChange = Omit<NameForms, "name"> & {
  id: number;
  restaurantId: string;
  /** Absent where the restaurant was removed. */
  name: string | null;
  field: string;
  before: unknown;
  after: unknown;
};

export type ImportsScreenProps = {
  takeovers: readonly Takeover[];
  contradictions: readonly Contradiction[];
  runs: readonly ImportRun[];
  last: { changes: readonly LastChange[]; total: number };
  page: number;
  missing: readonly (NameForms & { id: string; city: string; times: number })[];
  started: StartedImport | undefined;
  isRunning: boolean;
  /** The operator allows it, and the account decides on it. */
  mayStart: boolean;
  now: Date;
};

function LastChanges({ last, page }: Pick<ImportsScreenProps, "last" | "page">) {
  const { changes, total } = last;
  return (
    <section aria-labelledby="last-run">
      <h3 id="last-run" className="font-display text-h4">
        What the last run changed
      </h3>
      <p className="mt-1 text-note text-ink-2">
        {total === 0 ? "Nothing." : `${formatCount(total)} changes.`}
      </p>
      <ul>
        {changes.map((change) => (
          <li key={change.id} className="border-b border-line py-2.5 text-note wrap-anywhere">
            <IntentLink href={deskHref("venues", change.restaurantId)} className="link">
              <BothNames {...change} name={change.name ?? change.restaurantId} />
            </IntentLink>
            <span className="block text-ink-2">{changeText(change)}</span>
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={Math.ceil(total / ITEMS_PER_PAGE)}
        hrefOf={(number) => `${deskHref("imports")}?page=${number}`}
      />
    </section>
  );
}

function Missing({ missing }: Pick<ImportsScreenProps, "missing">) {
  return (
    <section aria-labelledby="missing">
      <h3 id="missing" className="font-display text-h4">
        Disappeared
      </h3>
      <p className="mt-1 text-note text-ink-2">
        {missing.length === 0
          ? "No restaurant has disappeared from OpenStreetMap."
          : "Imports of their area no longer find these. After three they count as closed."}
      </p>
      <ul>
        {missing.map(({ id, city, times, ...names }) => (
          <li key={id} className="border-b border-line py-2.5 text-note">
            <IntentLink href={deskHref("venues", id)} className="link">
              <BothNames {...names} />
            </IntentLink>
            , {city}
            <span className="block text-small text-ink-2">
              Missing in {times === 1 ? "1 import" : `${times} imports`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Imports at the desk (P14.107, P14.108). */
export function ImportsScreen({ mayStart, ...screen }: ImportsScreenProps) {
  const { runs, last, page, missing, started, isRunning, now } = screen;
  return (
    <section aria-labelledby="imports-heading" className="grid gap-6 pt-5">
      <h2 id="imports-heading" className="headline text-h3">
        Imports
      </h2>
      <ImportProgress started={started} isRunning={isRunning} now={now} />
      {mayStart && !isRunning && <ImportForm />}
      <TakeoverList takeovers={screen.takeovers} />
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <RunList runs={runs} />
        <div className="grid gap-8">
          <LastChanges last={last} page={page} />
          <Missing missing={missing} />
          <ContradictionList contradictions={screen.contradictions} />
        </div>
      </div>
    </section>
  );
}
