/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import { ensureMember } from "@/lib/database/accounts/members";
import { countGuests, listGuests, setGuest } from "@/lib/database/community/event-guests";
import { readAuthorHistory } from "@/lib/database/contributions/author-history";
import type { Database, VerifiedClaims } from "@/lib/database/database";
import { publishEvent } from "@/lib/database/desk/decisions/decide-events";
import { mergeVenues } from "@/lib/database/desk/venues/merge-venues";
import { addEvent, cancelEvent, changeEvent } from "@/lib/database/events/change-events";
import {
  countMemberEvents,
  findMemberEvent,
  findOwnEvent,
  listEventPages,
  listEventsToCome,
  listEventTitles,
} from "@/lib/database/events/member-events";
import { executeRows } from "@/lib/database/execute-rows";
import { changedTagsReader } from "@/lib/database/maintenance/changed-tags";
import { seedSamples } from "@/lib/database/samples";
import type { EventFacts } from "@/lib/events/types";
import { FACTS } from "@/tests/lib/database/events/new-event";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const DESK = { id: null, name: "Desk" };
const NOW = new Date("2040-06-01T00:00:00Z");

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  let ada: VerifiedClaims;

  const run = (statement: string) =>
    database.asOwner((transaction) =>
      executeRows<Record<string, unknown>>(transaction, sql.raw(statement)),
    );

  async function newMember(name: string) {
    const user = await newUser(database, name);
    await ensureMember(database, user);
    return user;
  }

  /** An event of Ada's, published. */
  async function newEvent(facts: Partial<EventFacts>) {
    const id = await addEvent(database, ada, { ...FACTS, ...facts });
    await publishEvent(database, DESK, id);
    return id;
  }

  beforeAll(async () => {
    database = await open();
    await seedSamples(database);
    ada = await newMember("Ada Folds");
    await run(
      `insert into chard.cities (id, name, country, continent, count, lat, lng, position, sample, geoname_id)
       values ('lisbon-2', 'Lisbon', 'Portugal', 'Europe', 1, 38.7, -9.1, 0, false, 2267057)`,
    );
  });
  afterAll(() => database.close());

  it("shows a proposal to its author alone until the desk has published it", async () => {
    const ben = await newMember("Ben Reads");
    const id = await addEvent(database, ada, FACTS);
    expect(id).toBe("dumplings-in-the-park");
    expect(await findMemberEvent(database, id)).toBeUndefined();
    expect(await findOwnEvent(database, ben, id)).toBeUndefined();
    expect(await setGuest(database, ben, id, true, NOW)).toBe("missing");
    expect(await findOwnEvent(database, ada, id)).toMatchObject({
      title: FACTS.title,
      start: FACTS.start,
      link: FACTS.link,
      status: "waiting",
      isEdit: false,
      sequence: 0,
    });
    const before = await countMemberEvents(database);
    await publishEvent(database, DESK, id);
    expect(await countMemberEvents(database)).toBe(before + 1);
    expect(await findMemberEvent(database, id)).toMatchObject({
      title: FACTS.title,
      text: FACTS.text,
      end: FACTS.end,
      timeZone: "Europe/Lisbon",
      author: { name: "Ada Folds", slug: "ada-folds" },
      isCancelled: false,
      sequence: 0,
      attendees: 0,
    });
  });

  it("adds what is sent twice once, and gives another event of the title a slug of its own", async () => {
    const title = "Soup for all";
    const ids = await Promise.all([1, 2].map(() => addEvent(database, ada, { ...FACTS, title })));
    expect(ids).toEqual(["soup-for-all", "soup-for-all"]);
    const later = { ...FACTS, title, start: "2040-06-13T18:30", end: "2040-06-13T22:30" };
    expect(await addEvent(database, ada, later)).toBe("soup-for-all-2");
    const elsewhere = { ...FACTS, title, address: "Parque das Nações" };
    expect(await addEvent(database, ada, elsewhere)).toBe("soup-for-all-3");
    for (const [reserved, slug] of [
      ["New", "new-2"],
      ["Knife skills", "knife-skills-2"],
      ["餃子!?", expect.any(String)],
    ])
      expect(await addEvent(database, ada, { ...FACTS, title: String(reserved) })).toEqual(slug);
  });

  it("lists what is to come, the next instant first, of all cities or of one", async () => {
    const at = (title: string, start: string, timeZone: string, cityId: string | null = null) =>
      newEvent({ title, start, end: `${start.slice(0, 10)}T23:00`, timeZone, cityId });
    // On one evening: Tokyo is before Lisbon, Los Angeles after it.
    await at("Evening west", "2041-01-10T19:00", "America/Los_Angeles");
    await at("Evening east", "2041-01-10T19:00", "Asia/Tokyo");
    await at("Evening here", "2041-01-10T18:00", "Europe/Lisbon", "lisbon-2");
    await at("Evening cancelled", "2041-01-10T18:30", "Europe/Lisbon", "lisbon-2");
    await cancelEvent(database, ada, "evening-cancelled", NOW);
    await addEvent(database, ada, { ...FACTS, title: "Evening waits", start: "2041-01-10T18:00" });
    const titles = async (now: string, cityId?: string) => {
      const wanted = { now: new Date(now), limit: 50, ...(cityId && { cityId }) };
      const found = await listEventsToCome(database, wanted);
      return found.map(({ title }) => title).filter((title) => title.startsWith("Evening"));
    };
    expect(await titles("2041-01-01T00:00:00Z")).toEqual([
      "Evening east",
      "Evening here",
      "Evening west",
    ]);
    expect(await titles("2041-01-01T00:00:00Z", "lisbon-2")).toEqual(["Evening here"]);
    expect(await titles("2041-01-01T00:00:00Z", "porto")).toEqual([]);
    // The one in the east is over, by its own clock: it is 23:01 there.
    expect(await titles("2041-01-10T14:01:00Z")).toEqual(["Evening here", "Evening west"]);
    expect(await titles("2041-02-01T00:00:00Z")).toEqual([]);
    expect(await findMemberEvent(database, "evening-east")).toBeDefined();
    const pages = await listEventPages(database, new Date("2041-01-10T14:01:00Z"), 50);
    expect(pages.map(({ id }) => id)).toEqual(
      expect.arrayContaining(["evening-here", "evening-west"]),
    );
    expect(pages.map(({ id }) => id)).not.toContain("evening-cancelled");
  });

  it("changes a published event, for calendars a later version of the same one", async () => {
    const id = await newEvent({ title: "Changes" });
    const facts = { ...FACTS, title: "Changes" };
    expect(await changeEvent(database, ada, id, facts, "published")).toBe("same");
    expect(await findMemberEvent(database, id)).toMatchObject({ sequence: 0 });
    const moved = { ...facts, title: "Changed", start: "2040-06-12T19:00" };
    expect(await changeEvent(database, ada, id, moved, "published")).toMatchObject({
      before: { start: FACTS.start },
      after: { start: "2040-06-12T19:00", startsAt: new Date("2040-06-12T18:00:00Z") },
      isShown: true,
    });
    expect(await findMemberEvent(database, id)).toMatchObject({ title: "Changed", sequence: 1 });
    const ben = await newMember("Ben Changes");
    expect(await changeEvent(database, ben, id, facts, "published")).toBeUndefined();
    expect(await cancelEvent(database, ben, id, NOW)).toBeUndefined();
    expect(await findMemberEvent(database, id)).toMatchObject({ title: "Changed", sequence: 1 });
  });

  it("does not change what is over: a form that was open before cannot move its end", async () => {
    const id = await newEvent({ title: "Long over" });
    const after = new Date("2040-06-13T00:00:00Z");
    const extended = { ...FACTS, title: "Long over", end: "2040-06-20T22:30" };
    expect(await changeEvent(database, ada, id, extended, "published", after)).toBe("over");
    expect(await findMemberEvent(database, id)).toMatchObject({ end: FACTS.end, sequence: 0 });
    const before = new Date("2040-06-12T20:00:00Z");
    expect(await changeEvent(database, ada, id, extended, "published", before)).toMatchObject({
      after: { end: extended.end },
    });
  });

  it("hides an event whose edit waits, and has what was published for the desk", async () => {
    const id = await newEvent({ title: "Waits again" });
    const facts = { ...FACTS, title: "Waits again", text: "https://a.example three links" };
    await changeEvent(database, ada, id, facts, "waiting");
    expect(await findMemberEvent(database, id)).toBeUndefined();
    expect(await findOwnEvent(database, ada, id)).toMatchObject({
      status: "waiting",
      isEdit: true,
    });
    // Another edit does not forget what was published.
    await changeEvent(database, ada, id, { ...facts, address: "Library" }, "published");
    expect(await findMemberEvent(database, id)).toBeUndefined();
    const verdict = await publishEvent(database, DESK, id);
    expect(verdict).toMatchObject({
      isDone: true,
      result: { event: { sequence: 1, address: "Library" }, previous: { text: FACTS.text } },
    });
    expect(await findMemberEvent(database, id)).toMatchObject({ address: "Library", sequence: 1 });
  });

  it("cancels: the page stays, nobody joins or changes it any more", async () => {
    const id = await newEvent({ title: "Cancelled" });
    const ben = await newMember("Ben Goes");
    expect(await setGuest(database, ben, id, true, NOW)).toBe("joined");
    expect(await cancelEvent(database, ada, id, NOW)).toMatchObject({ sequence: 1 });
    expect(await findMemberEvent(database, id)).toMatchObject({
      isCancelled: true,
      sequence: 1,
      attendees: 1,
    });
    const cleo = await newMember("Cleo Comes");
    expect(await setGuest(database, cleo, id, true, NOW)).toBe("cancelled");
    expect(await setGuest(database, ben, id, false, NOW)).toBe("left");
    expect(await cancelEvent(database, ada, id, NOW)).toBeUndefined();
    const facts = { ...FACTS, title: "Not cancelled" };
    expect(await changeEvent(database, ada, id, facts, "published")).toBeUndefined();
  });

  it("cancels what was published where an edit waits, and deletes what never was", async () => {
    const id = await newEvent({ title: "Edited", cityId: "lisbon-2", restaurantId: "3" });
    const edit = { ...FACTS, title: "Not seen by anyone", cityId: null };
    await changeEvent(database, ada, id, edit, "waiting");
    await cancelEvent(database, ada, id, NOW);
    expect(await findMemberEvent(database, id)).toMatchObject({
      title: "Edited",
      isCancelled: true,
      cityId: "lisbon-2",
      place: { id: "3" },
    });
    const proposal = await addEvent(database, ada, { ...FACTS, title: "Withdrawn" });
    expect(await cancelEvent(database, ada, proposal, NOW)).toBe("deleted");
    expect(await findOwnEvent(database, ada, proposal)).toBeUndefined();
    const over = await newEvent({ title: "Over" });
    expect(await cancelEvent(database, ada, over, new Date("2040-06-13T00:00:00Z"))).toBe("over");
  });

  it("has guests, whom it takes along when it is deleted", async () => {
    const id = await newEvent({ title: "With guests" });
    const ben = await newMember("Ben Joins");
    expect(await setGuest(database, ben, id, true, NOW)).toBe("joined");
    expect(await setGuest(database, ben, id, true, NOW)).toBe("joined");
    expect(await setGuest(database, ada, id, true, new Date("2040-06-13T00:00:00Z"))).toBe("over");
    expect(await findMemberEvent(database, id)).toMatchObject({ attendees: 1 });
    expect(await listGuests(database, ben, id)).toMatchObject({ members: [{ name: "Ben Joins" }] });
    expect(await listEventTitles(database, [id, "nothing"])).toEqual([
      { id, title: "With guests", date: FACTS.start },
    ]);
    await run(`delete from chard.events where id = '${id}'`);
    expect((await countGuests(database)).get(id)).toBeUndefined();
  });

  it("stays where its restaurant is listed no more, and follows one that is merged", async () => {
    const address = "Tofu & Co, 1 Main Street";
    const id = await newEvent({ title: "At a place", restaurantId: "4", address });
    expect(await findMemberEvent(database, id)).toMatchObject({ place: { id: "4", sample: true } });
    await mergeVenues(database, DESK, "4", "5");
    expect(await findMemberEvent(database, id)).toMatchObject({ place: { id: "5" } });
    await run("delete from chard.restaurants where id = '5'");
    const event = await findMemberEvent(database, id);
    expect(event).toMatchObject({ address });
    expect(event).not.toHaveProperty("place");
  });

  it("says which pages a change makes stale, of a city that it leaves as well", async () => {
    const readTags = changedTagsReader(database);
    const id = await newEvent({ title: "Moves", cityId: "lisbon-2" });
    await readTags();
    await changeEvent(database, ada, id, { ...FACTS, title: "Moves" }, "published");
    expect((await readTags()).toSorted()).toEqual(["city:lisbon-2", `event:${id}`, "events"]);
  });

  it("follows its city to another slug", async () => {
    const id = await newEvent({ title: "In a city", cityId: "lisbon-2" });
    await run("update chard.cities set id = 'lisboa' where id = 'lisbon-2'");
    expect(await findMemberEvent(database, id)).toMatchObject({ cityId: "lisboa" });
    await run("delete from chard.cities where id = 'lisboa'");
    expect(await findMemberEvent(database, id)).not.toHaveProperty("cityId");
  });

  it("counts its text among what its author wrote, but not against itself", async () => {
    const writer = await newMember("Wren Writes");
    const id = await addEvent(database, writer, { ...FACTS, text: "Words of their own." });
    const read = (edited: object) => readAuthorHistory(database, writer, edited, new Date());
    expect((await read({})).texts).toEqual(["Words of their own."]);
    expect((await read({ eventId: id })).texts).toEqual([]);
  });
});
