"use client";

import { useId } from "react";
import { DecideButton } from "@/components/desk/decisions/decide-button";
import { AreaField } from "@/components/forms/fields/area-field";
import { ServerForm } from "@/components/forms/server-form";
import { answerMessage } from "@/lib/desk/actions";
import { answerSchema } from "@/lib/desk/schema";
import { deskHref } from "@/lib/routes";

/** Answers a message by e-mail (P14.78). */
export function AnswerForm({ id }: { id: string }) {
  const headingId = useId();
  const path = deskHref("messages", id);
  return (
    <ServerForm
      action={answerMessage}
      schema={answerSchema}
      draft={path}
      unsent="You have an unsent answer."
      labelledBy={headingId}
      path={path}
      className="grid grid-cols-1 gap-4"
    >
      <h2 id={headingId} className="font-display text-h4">
        Answer
      </h2>
      <input type="hidden" name="queue" value="messages" />
      <input type="hidden" name="id" value={id} />
      <AreaField
        name="answer"
        label="Your answer"
        hint="It goes out as an e-mail that quotes the message."
        rows={6}
        aria-required
      />
      <div>
        <DecideButton variant="beet">Send answer</DecideButton>
      </div>
    </ServerForm>
  );
}
