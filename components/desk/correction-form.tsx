"use client";

import { useId, useState } from "react";
import { DecideButton } from "@/components/desk/decide-button";
import { DecisionDock } from "@/components/desk/decision-dock";
import { ServerForm } from "@/components/forms/server-form";
import { useScripts } from "@/components/forms/use-scripts";
import { decideItem } from "@/lib/desk/actions";
import { decisionSchema } from "@/lib/desk/schema";
import { deskHref } from "@/lib/routes";

export type FactRow = {
  name: string;
  label: string;
  now: string;
  suggested: string;
  /** Whether the desk can read what was suggested. */
  canTake: boolean;
};

const CELL = "border-b border-line py-3 pr-4 text-left align-middle";

type RowProps = FactRow & { isTaken: boolean; onChange: (isTaken: boolean) => void };

function Row({ name, label, now, suggested, canTake, isTaken, onChange }: RowProps) {
  return (
    <tr>
      <th scope="row" className={`${CELL} font-semibold`}>
        {label}
      </th>
      <td className={CELL}>
        <del className="rounded-badge bg-tomato-soft px-2 py-0.5 text-tomato-ink">{now}</del>
        <ins className="block w-fit rounded-badge bg-leaf-soft px-2 py-0.5 font-semibold text-leaf-ink no-underline max-md:mt-1.5 md:ml-3 md:inline-block">
          {suggested}
        </ins>
        {!canTake && (
          <span className="block text-small text-ink-2">This cannot be taken as it is.</span>
        )}
      </td>
      <td className={`${CELL} pr-0 text-right`}>
        {canTake && (
          <label className="inline-grid size-11 place-items-center">
            <input
              type="checkbox"
              name="fact"
              value={name}
              aria-label={`Take ${label}`}
              checked={isTaken}
              onChange={(event) => onChange(event.target.checked)}
              className="size-5.5 accent-leaf"
            />
          </label>
        )}
      </td>
    </tr>
  );
}

type CorrectionFormProps = { id: string; facts: readonly FactRow[] };

/** What a restaurant's record says beside what somebody suggests; each fact is taken alone (P14.76). */
export function CorrectionForm({ id, facts }: CorrectionFormProps) {
  const headingId = useId();
  const possible = facts.filter(({ canTake }) => canTake);
  const [taken, setTaken] = useState(() => new Set(possible.map(({ name }) => name)));
  // Without scripts the button cannot follow the boxes, and does not count.
  const hasScripts = useScripts();

  function take(name: string, isTaken: boolean) {
    setTaken((before) => new Set([...before].filter((other) => other !== name)));
    if (isTaken) setTaken((before) => new Set([...before, name]));
  }

  return (
    <ServerForm
      action={decideItem}
      schema={decisionSchema}
      labelledBy={headingId}
      path={deskHref("corrections", id)}
    >
      <h2 id={headingId} className="sr-only">
        What changes
      </h2>
      <input type="hidden" name="queue" value="corrections" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="decision" value="take" />
      <table className="w-full border-collapse text-note">
        <thead>
          <tr>
            <th scope="col" className={CELL}>
              Fact
            </th>
            <th scope="col" className={CELL}>
              Now, and suggested
            </th>
            <th scope="col" className={`${CELL} pr-0 text-right`}>
              Take
            </th>
          </tr>
        </thead>
        <tbody>
          {facts.map((fact) => (
            <Row
              key={fact.name}
              {...fact}
              isTaken={taken.has(fact.name)}
              onChange={(isTaken) => take(fact.name, isTaken)}
            />
          ))}
        </tbody>
      </table>
      {possible.length > 0 && (
        <DecisionDock>
          <DecideButton variant="beet" shortcut="a">
            {hasScripts ? `Approve ${taken.size} of ${facts.length}` : "Approve what is taken"}
          </DecideButton>
        </DecisionDock>
      )}
    </ServerForm>
  );
}
