"use client";

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { ownRecords } from "@/lib/session/account-records";
import { ownEventHref } from "@/lib/events/hrefs";
import { pathIn } from "@/lib/languages/paths";
import english from "@/lib/messages/en/events/actions.json";

/** Each member has one list. */
const LIST = "proposals";

const proposals = ownRecords<ReadonlySet<string>>(async () => {
  const { getOwnProposals } = await import("@/lib/events/actions");
  return new Set(await getOwnProposals());
}, new Set());

/** For the author alone: leads to where the event is changed and cancelled. Without scripts the profile does. */
export function OwnEventLink({ eventId }: { eventId: string }) {
  const t = useTexts("event-actions", english);
  if (!proposals.useRecord(LIST).has(eventId)) return null;
  return (
    <p className="mt-3">
      <a
        href={pathIn(t.language, ownEventHref(eventId))}
        rel="nofollow"
        className="link tap inline-flex gap-2"
      >
        <Icon name="PenLine" size={18} />
        {t("own")}
      </a>
    </p>
  );
}
