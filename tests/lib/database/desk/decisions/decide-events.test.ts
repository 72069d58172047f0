/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import { listOwnRemovals } from "@/lib/database/accounts/account-removals";
import { ensureMember } from "@/lib/database/accounts/members";
import { setGuest } from "@/lib/database/community/event-guests";
import { addReport, findReportable } from "@/lib/database/contributions/reports";
import type { Database, VerifiedClaims } from "@/lib/database/database";
import { listAudit } from "@/lib/database/desk/audit";
import { readActivity } from "@/lib/database/desk/accounts/account-activity";
import { publishEvent, removeEvent } from "@/lib/database/desk/decisions/decide-events";
import { upholdReport } from "@/lib/database/desk/decisions/decide-texts";
import { undoDecision } from "@/lib/database/desk/decisions/undo";
import { findItem } from "@/lib/database/desk/queues/items";
import { countMatching, countQueues, listWaiting } from "@/lib/database/desk/queues/queues";
import { addEvent, cancelEvent, changeEvent } from "@/lib/database/events/change-events";
import { listGuestsToMail } from "@/lib/database/events/guests-to-mail";
import { findMemberEvent, findOwnEvent } from "@/lib/database/events/member-events";
import { executeRows } from "@/lib/database/execute-rows";
import { removeOldRecords } from "@/lib/database/maintenance/retention";
import { FACTS } from "@/tests/lib/database/events/new-event";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  let author: VerifiedClaims;
  let ada: { id: string; name: string };

  beforeAll(async () => {
    database = await open();
    author = await newUser(database, "Wren Writes");
    await ensureMember(database, author);
    const moderator = await newUser(database, "Ada");
    await ensureMember(database, moderator);
    ada = { id: moderator.sub, name: "Ada" };
  });
  afterAll(() => database.close());

  const propose = (title: string) => addEvent(database, author, { ...FACTS, title });
  const statusOf = async (id: string) => (await findOwnEvent(database, author, id))?.status;

  it("waits in its queue, and is found by its words", async () => {
    const id = await propose("In the queue");
    expect(await countQueues(database, ["events"])).toMatchObject([{ count: 1 }]);
    const waiting = await listWaiting(database, "events", { offset: 0, limit: 25 });
    expect(waiting).toMatchObject([{ id, title: "In the queue", detail: "Lisbon, 2040-06-12" }]);
    const count = (filter: object) => countMatching(database, "events", { filter });
    expect(await count({ text: "estrela soup wren" })).toBe(0);
    expect(await count({ text: "estrela hundred wren" })).toBe(1);
    expect([await count({ kind: "new" }), await count({ kind: "edit" })]).toEqual([1, 0]);
    expect(await findItem(database, "events", id)).toMatchObject({
      event: { title: "In the queue", previous: null },
      guests: 0,
      senderId: author.sub,
      sender: { name: "Wren Writes", written: 1, removed: 0 },
      isWaiting: true,
    });
    expect(await findItem(database, "events", "nothing")).toBeUndefined();
    await removeEvent(database, ada, id, "Advertising");
  });

  it("is decided once, and can be taken back", async () => {
    const id = await propose("Decided");
    expect(await publishEvent(database, ada, id)).toMatchObject({ isDone: true });
    expect(await removeEvent(database, ada, id, "Why")).toMatchObject({
      isDone: false,
      by: { action: "event.publish", actorName: "Ada" },
    });
    expect(await undoDecision(database, ada, `event:${id}`)).toEqual({ eventId: id });
    expect(await statusOf(id)).toBe("waiting");
    expect(await removeEvent(database, ada, id, "Advertising")).toMatchObject({ isDone: true });
    expect(await statusOf(id)).toBe("removed");
    expect(await undoDecision(database, ada, `event:${id}`)).toEqual({ eventId: id });
    expect(await statusOf(id)).toBe("waiting");
    const { entries } = await listAudit(database, 0, 4);
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ["decision.undo", `event:${id}`],
      ["event.remove", `event:${id}`],
      ["decision.undo", `event:${id}`],
      ["event.publish", `event:${id}`],
    ]);
  });

  it("shows an edit beside what was published, and has it again after an undo", async () => {
    const id = await propose("Edited");
    await publishEvent(database, ada, id);
    await changeEvent(database, author, id, { ...FACTS, title: "An edit" }, "waiting");
    const edit = { event: { title: "An edit", previous: { title: "Edited" } } };
    expect(await findItem(database, "events", id)).toMatchObject(edit);
    await removeEvent(database, ada, id, "Why");
    await undoDecision(database, ada, `event:${id}`);
    expect(await findItem(database, "events", id)).toMatchObject(edit);
  });

  it("shows an edit beside what it replaced after its publication was undone", async () => {
    const id = await propose("Before the edit");
    await publishEvent(database, ada, id);
    await changeEvent(database, author, id, { ...FACTS, title: "After the edit" }, "waiting");
    await publishEvent(database, ada, id);
    expect(await findItem(database, "events", id)).toMatchObject({ event: { previous: null } });
    await undoDecision(database, ada, `event:${id}`);
    const edit = { title: "After the edit", previous: { title: "Before the edit" } };
    expect(await findItem(database, "events", id)).toMatchObject({ event: edit });
    expect(await publishEvent(database, ada, id)).toMatchObject({
      result: { previous: { title: "Before the edit" } },
    });
  });

  it("forgets what an edit replaced with the next change, or a day later", async () => {
    const id = await propose("Twice");
    const replaced = async () => {
      const [row] = await database.asOwner((transaction) =>
        executeRows<{ title: string | null }>(
          transaction,
          sql`select replaced ->> 'title' as title from chard.events where id = ${id}`,
        ),
      );
      return row!.title;
    };
    const edit = async (title: string, status: "published" | "waiting") => {
      await changeEvent(database, author, id, { ...FACTS, title }, status);
      if (status === "waiting") await publishEvent(database, ada, id);
    };
    await publishEvent(database, ada, id);
    await edit("Once", "waiting");
    expect(await replaced()).toBe("Twice");
    await edit("Once more", "published");
    expect(await replaced()).toBeNull();
    await edit("At last", "waiting");
    const days = { messageDays: 365, reportDays: 365, decisionDays: 365 };
    await removeOldRecords(database, days, new Date());
    expect(await replaced()).toBe("Once more");
    await removeOldRecords(database, days, new Date(Date.now() + 25 * 60 * 60_000));
    expect(await replaced()).toBeNull();
  });

  it("is a later version after the publication of an edit was undone, and what was before is cancelled, not deleted", async () => {
    const edited = async (title: string) => {
      const id = await propose(title);
      await publishEvent(database, ada, id);
      const guest = await newUser(database);
      expect(await setGuest(database, guest, id, true)).toBe("joined");
      await changeEvent(database, author, id, { ...FACTS, title: `${title}, later` }, "waiting");
      await publishEvent(database, ada, id);
      expect(await findMemberEvent(database, id)).toMatchObject({ sequence: 1 });
      await undoDecision(database, ada, `event:${id}`);
      return id;
    };
    const again = await edited("Published again");
    await publishEvent(database, ada, again);
    expect(await findMemberEvent(database, again)).toMatchObject({ sequence: 2 });

    const id = await edited("Cancelled");
    expect(await cancelEvent(database, author, id)).toMatchObject({ id, title: "Cancelled" });
    expect(await listGuestsToMail(database, id)).toHaveLength(1);
    expect(await findMemberEvent(database, id)).toMatchObject({ isCancelled: true, sequence: 2 });
  });

  it("is removed after a report, and its author is told why", async () => {
    const id = await propose("Reported");
    const subject = `event:${id}`;
    expect(await findReportable(database, subject)).toBeUndefined();
    await publishEvent(database, ada, id);
    expect(await findReportable(database, subject)).toMatchObject({
      kind: "event",
      eventId: id,
      text: `Reported\n${FACTS.text}`,
    });
    await addReport(database, { subject, reason: "Advertising", details: "", userId: null });
    const [report] = await listWaiting(database, "reports", { offset: 0, limit: 1 });
    await upholdReport(database, ada, Number(report!.id), "It costs 900 euros.");
    expect(await findMemberEvent(database, id)).toBeUndefined();
    expect(await listOwnRemovals(database, author)).toContainEqual(
      expect.objectContaining({
        kind: "event",
        title: "Reported",
        about: "Lisbon",
        reason: "It costs 900 euros.",
      }),
    );
    expect(await undoDecision(database, ada, `report:${report!.id}`)).toEqual({ eventId: id });
    expect(await findMemberEvent(database, id)).toBeDefined();
  });

  it("is among what its account wrote, and is deleted some time after its removal", async () => {
    const id = await propose("Old");
    await removeEvent(database, ada, id, "Advertising");
    const activity = await database.asOwner((transaction) => readActivity(transaction, author.sub));
    expect(activity.find(({ kind }) => kind === "events")!.newest[0]).toMatchObject({
      id,
      title: "Old",
      status: "removed",
    });
    const days = { messageDays: 365, reportDays: 365, decisionDays: 365 };
    const later = (after: number) => new Date(Date.now() + after * 24 * 60 * 60_000);
    await removeOldRecords(database, days, later(364));
    expect(await statusOf(id)).toBe("removed");
    await removeOldRecords(database, days, later(366));
    expect(await statusOf(id)).toBeUndefined();
    const rows = await database.asOwner((transaction) =>
      executeRows(transaction, sql`select from chard.events where status = 'removed'`),
    );
    expect(rows).toEqual([]);
  });
});
