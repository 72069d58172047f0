/** @jest-environment node */
import { memberEventData } from "@/lib/structured-data/events";
import { NEW_EVENT } from "@/tests/fakes/member-event";

test("an event is told of as its page shows it, with the distance of its clock from UTC", () => {
  const [data] = memberEventData(NEW_EVENT);
  expect(data).toMatchObject({
    "@type": "Event",
    name: "Dumplings in the park",
    startDate: "2027-06-12T18:30:00+01:00",
    endDate: "2027-06-12T22:30:00+01:00",
    eventStatus: "https://schema.org/EventScheduled",
    location: {
      "@type": "Place",
      address: { streetAddress: "Jardim da Estrela", addressLocality: "Lisbon" },
    },
    organizer: { "@type": "Person", name: "Noor" },
  });
});

test("one that is cancelled says so", () => {
  expect(memberEventData({ ...NEW_EVENT, isCancelled: true })).toMatchObject([
    { eventStatus: "https://schema.org/EventCancelled" },
  ]);
});

test("of one at a sample place nothing is told", () => {
  const place = { id: "1", name: "Radish & Rye", sample: true };
  expect(memberEventData({ ...NEW_EVENT, place })).toEqual([]);
  expect(memberEventData({ ...NEW_EVENT, place: { ...place, sample: false } })).toMatchObject([
    { location: { name: "Radish & Rye", url: expect.stringMatching(/\/restaurants\/1$/) } },
  ]);
});
