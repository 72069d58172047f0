import type { MemberEvent } from "@/lib/events/types";

/** An event of a member at an address. */
export const NEW_EVENT: MemberEvent = {
  id: "dumplings-in-the-park",
  title: "Dumplings in the park",
  text: "We fold two hundred of them.\n\nThen we eat them; bring a plate.",
  start: "2027-06-12T18:30",
  end: "2027-06-12T22:30",
  timeZone: "Europe/Lisbon",
  address: "Jardim da Estrela",
  city: "Lisbon",
  country: "Portugal",
  author: { name: "Noor", slug: "noor" },
  isCancelled: false,
  sequence: 0,
  updatedAt: "2026-11-26T18:00:00Z",
  attendees: 2,
};
