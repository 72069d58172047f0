"use client";

import { useId } from "react";
import { DecideButton } from "@/components/desk/decisions/decide-button";
import { DecisionDock } from "@/components/desk/decisions/decision-dock";
import { ServerForm } from "@/components/forms/server-form";
import { decideItem } from "@/lib/desk/actions";
import { wordsOf, type Queue } from "@/lib/desk/queues";
import { decisionSchema } from "@/lib/desk/schema";
import { deskHref } from "@/lib/routes";

type DecisionFormProps = {
  queue: Queue;
  id: string;
  /** What buttons say instead of the queue's words. */
  labels?: Readonly<Record<string, string>>;
};

/** Decisions that need no reason: one button each, the first of which has the key A. */
export function DecisionForm({ queue, id, labels }: DecisionFormProps) {
  const headingId = useId();
  const decisions = { ...wordsOf(queue).decisions, ...labels };
  return (
    <ServerForm
      action={decideItem}
      schema={decisionSchema}
      labelledBy={headingId}
      path={deskHref(queue, id)}
    >
      <h2 id={headingId} className="sr-only">
        Decision
      </h2>
      <input type="hidden" name="queue" value={queue} />
      <input type="hidden" name="id" value={id} />
      <DecisionDock>
        {Object.entries(decisions).map(([value, label], index) => (
          <DecideButton
            key={value}
            name="decision"
            value={value}
            variant={index === 0 ? "beet" : "line"}
            {...(index === 0 && { shortcut: "a" })}
          >
            {label}
          </DecideButton>
        ))}
      </DecisionDock>
    </ServerForm>
  );
}
