import { ownRecords, withMember } from "@/lib/session/account-records";

/** Each member has one list. */
const LIST = "events";

const events = ownRecords<ReadonlySet<string>>(async () => {
  const { getOwnEvents } = await import("@/lib/community/actions");
  return new Set(await getOwnEvents());
}, new Set());

/** Remembers what a press has changed. */
export function storeGoing(eventId: string, isGoing: boolean) {
  events.keep(LIST, withMember(events.read(LIST), eventId, isGoing));
}

/** The ids of the events that the visitor is going to. */
export const useOwnEvents = () => events.useRecord(LIST);
