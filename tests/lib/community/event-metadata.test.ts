/** @jest-environment node */
import { eventMetadata, memberEventMetadata } from "@/lib/community/event-metadata";
import { listEvents } from "@/lib/community/queries";
import { LANGUAGE_LIST } from "@/lib/languages/languages";
import { NEW_EVENT } from "@/tests/fakes/member-event";

const NOW = new Date("2026-12-01T12:00:00Z");

/** How wide a text is in a result: a Chinese character has the width of two letters. */
const widthOf = (text: string) => text.length + (text.match(/\p{Script=Han}/gu) ?? []).length;

test("every sample has a title and a description of its own in each language, which fit a result", async () => {
  const events = await listEvents();
  const told = events.flatMap((event) =>
    LANGUAGE_LIST.map((language) => eventMetadata(event, language)),
  );
  expect(new Set(told.map(({ title }) => title)).size).toBe(told.length);
  expect(new Set(told.map(({ description }) => description)).size).toBe(told.length);
  for (const { title, description } of told) {
    expect(widthOf(String(title))).toBeLessThanOrEqual(65);
    expect(widthOf(description!)).toBeGreaterThanOrEqual(50);
    expect(widthOf(description!)).toBeLessThanOrEqual(160);
  }
});

test("a German page of a member's event names day and city in German, and the page in each language", () => {
  const told = memberEventMetadata(NEW_EVENT, NOW, "de");
  expect(told.title).toBe("Dumplings in the park, 12. Juni 2027");
  expect(told.description).toMatch(
    /^Samstag, 12\. Juni 2027, Jardim da Estrela, Lissabon\. We fold/,
  );
  expect(told.alternates).toMatchObject({
    canonical: "/de/community/events/dumplings-in-the-park",
    languages: { he: "/he/community/events/dumplings-in-the-park" },
  });
});

test("in English it names day and place", () => {
  const { title, description, alternates } = memberEventMetadata(NEW_EVENT, NOW);
  expect(title).toBe("Dumplings in the park: Jardim da Estrela, Lisbon");
  expect(description).toMatch(/^Saturday, 12 June 2027, Jardim da Estrela, Lisbon\. We fold/);
  expect(alternates?.canonical).toBe("/community/events/dumplings-in-the-park");
});

test("a long Chinese text is cut within it", () => {
  const text = "我們一起包餃子".repeat(40);
  const { description } = memberEventMetadata({ ...NEW_EVENT, text }, NOW, "zh-hant");
  expect(widthOf(description!)).toBeGreaterThanOrEqual(100);
  expect(widthOf(description!)).toBeLessThanOrEqual(160);
});

test.each([
  ["that is cancelled", { ...NEW_EVENT, isCancelled: true }, NOW],
  ["that is over", NEW_EVENT, new Date("2028-01-01T00:00:00Z")],
])("an event %s is in no search engine", (_, event, now) => {
  expect(memberEventMetadata(event, now, "de").robots).toMatchObject({ index: false });
});
