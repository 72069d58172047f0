import type { EventFacts } from "@/lib/events/types";

/** The facts of an event in Lisbon that is to come for a long time. */
export const FACTS: EventFacts = {
  title: "Dumplings in the park",
  text: "We fold two hundred of them, and then we eat them.",
  start: "2040-06-12T18:30",
  end: "2040-06-12T22:30",
  timeZone: "Europe/Lisbon",
  restaurantId: null,
  address: "Jardim da Estrela",
  city: "Lisbon",
  country: "Portugal",
  cityId: null,
  link: "https://example.org/dumplings",
};
