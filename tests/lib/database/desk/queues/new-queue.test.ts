/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { and, eq, sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { decide } from "@/lib/database/desk/decisions/decide";
import { listUndoable, undoDecision } from "@/lib/database/desk/decisions/undo";
import { listLog } from "@/lib/database/desk/log";
import { MESSAGES } from "@/lib/database/desk/queue-records/messages";
import type { QueueSource } from "@/lib/database/desk/queue-records/queue-source";
import { QUEUE_SOURCES } from "@/lib/database/desk/queue-records/queue-sources";
import { reopen } from "@/lib/database/desk/queue-records/reopen";
import { findWaiting } from "@/lib/database/desk/queues/find-waiting";
import { findItem } from "@/lib/database/desk/queues/items";
import { countMatching, countQueues, listWaiting } from "@/lib/database/desk/queues/queues";
import { messages } from "@/lib/database/schema/contributions";
import { entryText } from "@/lib/desk/log/entry-text";
import { readFilter } from "@/lib/desk/queue-filter";
import type * as QueueTable from "@/lib/desk/queues/queue-table";
import { findQueue, queuesOf, subjectOf } from "@/lib/desk/queues";
import { decisionSchema } from "@/lib/desk/schema";
import { LETTERS, type LETTER_WORDS } from "@/tests/lib/desk/letters";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

/** The table of queues, and one more. */
jest.mock("@/lib/desk/queues/queue-table", () => {
  const { QUEUE_TABLE } = jest.requireActual<typeof QueueTable>("@/lib/desk/queues/queue-table");
  const { LETTER_WORDS: letters } = jest.requireActual<{ LETTER_WORDS: typeof LETTER_WORDS }>(
    "@/tests/lib/desk/letters",
  );
  return { QUEUE_TABLE: { ...QUEUE_TABLE, letters } };
});

/** Its items: the messages that begin so. */
const isLetter = sql`${messages.message} like 'Dear %'`;

const SOURCE: QueueSource = {
  ...MESSAGES,
  isWaiting: and(MESSAGES.isWaiting, isLetter)!,
  kinds: { long: sql`length(${messages.message}) > 100` },
  isIn: () => sql`true`,
  async read(transaction, id) {
    const read = await MESSAGES.read(transaction, id);
    return read && { ...read, contents: { queue: LETTERS, letter: read.contents.message } };
  },
  reversals: { file: reopen(messages, messages.id, { from: "closed", to: "open" }) },
};

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  let ada: { id: string; name: string };
  let id: string;

  beforeAll(async () => {
    Object.assign(QUEUE_SOURCES, { [LETTERS]: SOURCE });
    database = await open();
    ada = { id: (await newUser(database)).sub, name: "Ada" };
    await database.asOwner(async (transaction) => {
      const sender = { name: "Noor", email: "noor@example.org" };
      await transaction.insert(messages).values({ ...sender, message: "Is tofu a cheese?" });
      const [row] = await transaction
        .insert(messages)
        .values({ ...sender, message: "Dear desk, tofu is no cheese." })
        .returning({ id: messages.id });
      id = String(row!.id);
    });
  });
  afterAll(() => database.close());

  it("is counted, listed and found, in the tabs of the roles that it names", async () => {
    const queues = queuesOf("editor");
    expect(queues).toEqual(["listings", "corrections", "letters"]);
    const counts = await countQueues(database, queues, { countries: ["DE"], cities: [] });
    expect(counts).toContainEqual(expect.objectContaining({ queue: "letters", count: 1 }));
    expect(findQueue("moderator", "letters")).toBe("letters");
    const page = { offset: 0, limit: 25 };
    expect(await listWaiting(database, LETTERS, page)).toMatchObject([{ id, title: "Noor" }]);
    const filter = readFilter(LETTERS, { kind: "long" });
    expect(filter).toEqual({ kind: "long" });
    expect(await countMatching(database, LETTERS, { filter })).toBe(0);
    const search = { queues, text: "no cheese", limit: 10, userId: ada.id };
    expect(await findWaiting(database, search)).toMatchObject([{ queue: "letters", total: 1 }]);
  });

  it("has items that are read, decided, told in the log and put back", async () => {
    const read = () => findItem(database, LETTERS, id);
    expect(await read()).toMatchObject({
      queue: "letters",
      isWaiting: true,
      letter: { name: "Noor" },
    });
    const form = { queue: "letters", id, decision: "file" };
    expect(decisionSchema.safeParse(form).success).toBe(true);
    const subject = subjectOf(LETTERS, id);
    await decide(database, {
      actor: ada,
      action: "letter.file",
      subject,
      async carryOut(transaction) {
        const isIt = eq(messages.id, Number(id));
        await transaction.update(messages).set({ status: "closed" }).where(isIt);
        return { before: {}, after: {}, result: undefined };
      },
    });
    expect(await read()).toMatchObject({ isWaiting: false, decision: { action: "letter.file" } });
    const { entries } = await listLog(database, 0, 1);
    expect(entries).toMatchObject([{ about: { name: "Noor", href: `/desk/letters/${id}` } }]);
    expect(entryText("letter.file", subject)).toEqual({ before: "Letter of ", after: " filed" });
    expect(entryText("decision.undo", subject)?.before).toBe("Decision on the letter of ");
    expect(await listUndoable(database, ada.id, 3)).toMatchObject([{ subject }]);
    expect(await undoDecision(database, ada, subject)).toEqual({});
    expect(await read()).toMatchObject({ isWaiting: true });
  });
});
