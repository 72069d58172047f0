"use client";

import { useId, useRef, useState } from "react";
import { CELL, CorrectionRow, type FactEvidence } from "@/components/desk/items/correction-row";
import { DecideButton } from "@/components/desk/decisions/decide-button";
import { DecisionDock } from "@/components/desk/decisions/decision-dock";
import { ServerForm } from "@/components/forms/server-form";
import { useScripts } from "@/components/forms/use-scripts";
import { decideItem } from "@/lib/desk/actions";
import { decisionSchema } from "@/lib/desk/schema";
import { editedField } from "@/lib/desk/edited-field";
import { QUEUE_TABLE } from "@/lib/desk/queues/queue-table";
import type { FactRow } from "@/lib/desk/suggested-facts";
import { deskHref } from "@/lib/routes";

type CorrectionFormProps = { id: string; facts: readonly (FactRow & FactEvidence)[] };

/** The facts that are written otherwise than they were sent. */
function editedNames(form: HTMLFormElement, facts: CorrectionFormProps["facts"]) {
  const data = new FormData(form);
  return facts.flatMap(({ name, sent }) => {
    const text = data.get(editedField(name));
    return typeof text === "string" && text.trim() !== sent?.trim() ? [name] : [];
  });
}

/**
 * The values of a restaurant's record beside the suggested ones; each fact is accepted separately, as it was sent or as the desk
 * changes it (P14.76).
 */
export function CorrectionForm({ id, facts }: CorrectionFormProps) {
  const headingId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [accepted, setAccepted] = useState(
    () => new Set(facts.flatMap(({ name, canTake }) => (canTake ? [name] : []))),
  );
  const [edited, setEdited] = useState<readonly string[]>([]);
  // Without scripts the button cannot follow the checkboxes, and shows no number.
  const hasScripts = useScripts();
  const hasChanges = edited.some((name) => accepted.has(name));

  function accept(name: string, isAccepted: boolean) {
    setAccepted((before) => new Set([...before].filter((other) => other !== name)));
    if (isAccepted) setAccepted((before) => new Set([...before, name]));
  }

  function read() {
    const form = root.current?.querySelector("form");
    if (!form) return;
    const now = editedNames(form, facts);
    for (const name of now) if (!edited.includes(name)) accept(name, true);
    setEdited(now);
  }

  return (
    <div ref={root} onInput={read}>
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
        <table className="w-full table-fixed border-collapse text-note">
          <thead>
            <tr>
              <th scope="col" className={`${CELL} w-28 md:w-36`}>
                Fact
              </th>
              <th scope="col" className={CELL}>
                Now, and suggested
              </th>
              <th scope="col" className={`${CELL} w-12 pr-0 text-right`}>
                Take
              </th>
            </tr>
          </thead>
          <tbody>
            {facts.map((fact) => (
              <CorrectionRow
                key={fact.name}
                {...fact}
                isAccepted={accepted.has(fact.name)}
                onChange={(isAccepted) => accept(fact.name, isAccepted)}
              />
            ))}
          </tbody>
        </table>
        <DecisionDock>
          <DecideButton variant="beet" shortcut="a">
            {hasScripts
              ? `Approve ${accepted.size} of ${facts.length}${hasChanges ? " with changes" : ""}`
              : QUEUE_TABLE.corrections.decisions.take}
          </DecideButton>
        </DecisionDock>
      </ServerForm>
    </div>
  );
}
