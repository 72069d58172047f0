"use client";

import { useEffect, useRef, useState } from "react";
import { FactDisclosure } from "@/components/corrections/fact-disclosure";
import { AreaField } from "@/components/forms/fields/area-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { sendCorrection } from "@/lib/corrections/actions";
import type { PresentFact } from "@/lib/corrections/present-facts";
import { correctedFacts, correctionSchema } from "@/lib/corrections/schema";
import { textsOf } from "@/lib/forms/form-state";
import { correctionHref } from "@/lib/routes";

type FactsFormProps = { restaurantId: string; facts: readonly PresentFact[] };

/** Opens the fact that the address names: not every browser opens what it leads into. */
function openNamedFact() {
  const named = document.getElementById(location.hash.slice(1));
  named?.closest("details")?.setAttribute("open", "");
}

/** A correction of a restaurant's facts; empty fields change nothing. */
export function FactsForm({ restaurantId, facts }: FactsFormProps) {
  const path = correctionHref(restaurantId);
  const root = useRef<HTMLDivElement>(null);
  const [changed, setChanged] = useState<ReturnType<typeof correctedFacts>>({});

  function read() {
    const form = root.current?.querySelector("form");
    if (form) setChanged(correctedFacts(textsOf(new FormData(form))));
  }

  useEffect(() => {
    openNamedFact();
    // Once the form has put a draft back.
    const frame = requestAnimationFrame(read);
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <div ref={root} onInput={read}>
      <ServerForm
        action={sendCorrection}
        schema={correctionSchema}
        draft={path}
        unsent="You have an unsent correction."
        labelledBy="correction-heading"
        path={path}
      >
        <input type="hidden" name="restaurantId" value={restaurantId} />
        <div className="border-t border-line">
          {facts.map((fact) => (
            <FactDisclosure key={fact.name} fact={fact} changed={changed[fact.name]} />
          ))}
        </div>
        <AreaField
          label="How do you know?"
          name="evidence"
          rows={3}
          hint="For example: the menu at the door, the website, or what you saw on which day. Leave blank if each change has a source."
        />
        <div>
          <SendButton busyLabel="Sending...">Send correction</SendButton>
        </div>
      </ServerForm>
    </div>
  );
}
