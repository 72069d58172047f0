"use client";

import { useId } from "react";
import { DecideButton } from "@/components/desk/decisions/decide-button";
import { DecisionDock } from "@/components/desk/decisions/decision-dock";
import { ServerForm } from "@/components/forms/server-form";
import { decideItem } from "@/lib/desk/actions";
import type { Queue } from "@/lib/desk/queues";
import { decisionSchema } from "@/lib/desk/schema";
import { deskHref } from "@/lib/routes";

type DecisionFormProps = {
  queue: Queue;
  id: string;
  decisions: readonly { value: string; label: string }[];
};

/** Decisions that need no reason: one button each, the first of which has the key A. */
export function DecisionForm({ queue, id, decisions }: DecisionFormProps) {
  const headingId = useId();
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
        {decisions.map(({ value, label }, index) => (
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
