"use client";

import { useTexts } from "#texts";
import { useEffect, useState } from "react";
import { GuestList } from "@/components/community/events/guest-list";
import { useOwnEvents } from "@/components/community/events/use-account-events";
import english from "@/lib/messages/en/events/guests.json";
import type { Guests } from "@/lib/community/types";

/** Requested for guests of the event only; the server refuses everyone else. */
function useGuests(eventId: string, isGoing: boolean) {
  const [guests, setGuests] = useState<Guests>();
  useEffect(() => {
    if (!isGoing) return;
    let isCurrent = true;
    void import("@/lib/community/actions")
      .then(({ getGuests }) => getGuests(eventId))
      .then((found) => isCurrent && setGuests(found))
      .catch(() => undefined);
    return () => void (isCurrent = false);
  }, [eventId, isGoing]);
  return isGoing ? guests : undefined;
}

/** Who of the members goes to an event, for those who go there, too (P14.54). */
export function EventMembers({ eventId }: { eventId: string }) {
  const t = useTexts("event-guests", english);
  const guests = useGuests(eventId, useOwnEvents().has(eventId));
  if (!guests) return null;
  return (
    <>
      <h3 className="mt-8 mb-4 font-display text-h4">{t("title")}</h3>
      <GuestList guests={guests} />
    </>
  );
}
