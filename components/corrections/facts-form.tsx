"use client";

import { useTexts } from "#texts";
import { useEffect, useRef, useState } from "react";
import { FactDisclosure } from "@/components/corrections/fact-disclosure";
import { AreaField } from "@/components/forms/fields/area-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { sendCorrection } from "@/lib/corrections/actions";
import type { PresentFact } from "@/lib/corrections/present-facts";
import { correctedFacts, correctionSchema } from "@/lib/corrections/schema";
import ofCorrections from "@/lib/messages/en/forms/correction.json";
import english from "@/lib/messages/en/forms/facts-form.json";
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
  const t = useTexts("facts-form", english);
  const shared = useTexts("correction-form", ofCorrections);
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
        schema={correctionSchema(t, shared)}
        draft={path}
        unsent={t("unsent")}
        labelledBy="correction-heading"
        path={path}
      >
        <input type="hidden" name="restaurantId" value={restaurantId} />
        <div className="border-t border-line">
          {facts.map((fact) => (
            <FactDisclosure key={fact.name} fact={fact} changed={changed[fact.name]} />
          ))}
        </div>
        <AreaField label={shared("evidence")} name="evidence" rows={3} hint={t("evidence.hint")} />
        <div>
          <SendButton busyLabel={shared("sending")}>{t("send")}</SendButton>
        </div>
      </ServerForm>
    </div>
  );
}
