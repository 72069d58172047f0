/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { saveAccountLanguage } from "@/lib/database/accounts/account-language";
import { endEventMails, saveMailPreferences } from "@/lib/database/accounts/account-records";
import { ensureMember } from "@/lib/database/accounts/members";
import { setGuest } from "@/lib/database/community/event-guests";
import { addReport } from "@/lib/database/contributions/reports";
import type { Database } from "@/lib/database/database";
import { publishEvent } from "@/lib/database/desk/decisions/decide-events";
import { listWaiting } from "@/lib/database/desk/queues/queues";
import { addEvent, cancelEvent, changeEvent } from "@/lib/database/events/change-events";
import { decisionsOf } from "@/lib/desk-decisions/queue-decisions";
import type { EventFacts } from "@/lib/events/types";
import { mailCancellation, mailChange, mailRemoval } from "@/lib/mail/notifications/event-mails";
import { FACTS } from "@/tests/lib/database/events/new-event";
import { newUser } from "@/tests/lib/database/support/new-user";
import { ONE_DATABASE } from "@/tests/lib/database/support/open-test-database";
import { startSiteMails } from "@/tests/lib/mail/site-mails";

const mockStores = {} as { database: Database };
jest.mock("@/lib/database/client", () => ({ getStores: async () => mockStores }));

jest.setTimeout(120_000);

const ADA = { id: "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c000a", name: "Ada" };
const NOW = new Date("2040-06-01T00:00:00Z");

type User = Awaited<ReturnType<typeof newUser>>;

// P14.964: against a real SMTP server.
describe.each(ONE_DATABASE)("%s", (_name, open) => {
  let database: Database;
  let mails: Awaited<ReturnType<typeof startSiteMails>>;
  let author: User;
  let guest: User;
  let id: string;
  let title: string;
  let count = 0;

  beforeAll(async () => {
    database = await open();
    mockStores.database = database;
    mails = await startSiteMails();
    author = await newUser(database, "Wren Writes");
    await ensureMember(database, author);
  });
  afterAll(async () => {
    await mails.stop();
    await database.close();
  });
  beforeEach(async () => {
    count += 1;
    title = `Dumplings ${count}`;
    id = await addEvent(database, author, { ...FACTS, title });
    await publishEvent(database, ADA, id);
    guest = await newUser(database);
    for (const user of [guest, author]) await setGuest(database, user, id, true, NOW);
    mails.received.splice(0);
  });

  const recipients = () => mails.received.flatMap((mail) => mail.recipients).toSorted();

  /** As the form does, but waits for the mails. */
  async function change(changes: Partial<EventFacts>) {
    const facts = { ...FACTS, title, ...changes };
    const changed = await changeEvent(database, author, id, facts, "published");
    if (typeof changed !== "object") throw new Error("Nothing has changed");
    await mailChange(database, changed.before, changed.after);
  }

  it("tells each guest in the language of the account", async () => {
    const other = await newUser(database);
    await setGuest(database, other, id, true, NOW);
    await saveAccountLanguage(database, other, { language: "fr", isNew: true });
    await change({ address: "Library" });
    const subjects = mails.received.map(({ recipients: [to], mail }) => [to, mail.subject]);
    expect(subjects.toSorted()).toEqual(
      [
        [guest.email, `Changed: ${title}`],
        [other.email, `Modifié : ${title}`],
      ].toSorted(),
    );
  });

  it("tells guests of another time and place, with a link that ends the mails", async () => {
    await change({ start: "2040-06-12T19:00", address: "Library" });
    expect(recipients()).toEqual([guest.email]);
    const { mail } = mails.received[0]!;
    expect(mail.subject).toBe(`Changed: ${title}`);
    for (const part of [
      "another time and place",
      "Tuesday, 12 June 2040, 7 pm to 10:30 pm, Lisbon time",
      "Library, Lisbon, Portugal",
      `/community/events/${id}`,
    ])
      expect(mail.text).toContain(part);
    expect(mail.headers.get("list")).toMatchObject({
      unsubscribe: { url: expect.stringMatching(/token=event-changes/) },
    });
  });

  it("does not tell of another wording", async () => {
    await change({ text: "We fold three hundred of them.", link: null });
    expect(recipients()).toEqual([]);
  });

  it("tells of a cancellation", async () => {
    const cancelled = await cancelEvent(database, author, id, NOW);
    if (typeof cancelled !== "object") throw new Error("It is not cancelled");
    await mailCancellation(database, cancelled);
    expect(recipients()).toEqual([guest.email]);
    expect(mails.received[0]!.mail.subject).toBe(`Cancelled: ${title}`);
  });

  it("tells nobody who left, or ended these mails", async () => {
    const [left, ended, chose] = [
      await newUser(database),
      await newUser(database),
      await newUser(database),
    ];
    for (const user of [left, ended, chose]) await setGuest(database, user, id, true, NOW);
    await setGuest(database, left, id, false, NOW);
    await endEventMails(database, ended);
    await saveMailPreferences(database, chose, { eventChanges: false });
    await change({ end: "2040-06-12T23:00" });
    expect(recipients()).toEqual([guest.email]);
  });

  it("tells guests of an edit when the desk has published it, and the author of every decision", async () => {
    const facts = { ...FACTS, title, start: "2040-06-12T20:00" };
    await changeEvent(database, author, id, facts, "waiting");
    const context = { database, actor: ADA, id, data: new FormData() };
    await decisionsOf("events").decisions.publish!(context);
    await mails.arrived(2);
    expect(recipients()).toEqual([author.email, guest.email].toSorted());
    mails.received.splice(0);
    await changeEvent(database, author, id, { ...facts, text: "Something else." }, "waiting");
    await decisionsOf("events").refuse!(context, "Advertising");
    await mails.arrived(2);
    expect(recipients()).toEqual([author.email, guest.email].toSorted());
    const toGuest = mails.received.find((mail) => mail.recipients.includes(guest.email))!.mail;
    expect(toGuest.subject).toBe(`Removed: ${title}`);
    // The edit was never shown.
    expect(toGuest.text).toContain("8 pm to 10:30 pm, Lisbon time");
    expect(toGuest.text).not.toContain("Advertising");
    const toAuthor = mails.received.find((mail) => mail.recipients.includes(author.email))!.mail;
    expect(toAuthor.text).toContain("Advertising");
  });

  /** The event is reported, and the report is upheld. */
  async function uphold() {
    const subject = `event:${id}`;
    await addReport(database, { subject, reason: "Advertising", details: "", userId: null });
    const [report] = await listWaiting(database, "reports", { offset: 0, limit: 1 });
    const context = { database, actor: ADA, id: report!.id, data: new FormData() };
    await decisionsOf("reports").refuse!(context, "It costs 900 euros.");
  }

  it("tells guests when a published event is removed after a report, once", async () => {
    await uphold();
    await mails.arrived(2);
    expect(recipients()).toEqual([author.email, guest.email].toSorted());
    mails.received.splice(0);
    await mailRemoval(database, id, new Date("2041-01-01T00:00:00Z"));
    await uphold();
    await mails.arrived(1);
    expect(recipients()).toEqual([author.email]);
  });

  it("does not tell of the removal of an event that is cancelled", async () => {
    await cancelEvent(database, author, id, NOW);
    await uphold();
    await mails.arrived(1);
    await mailRemoval(database, id, NOW);
    expect(recipients()).toEqual([author.email]);
  });
});
