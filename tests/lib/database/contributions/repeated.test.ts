/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { executeRows } from "@/lib/database/execute-rows";
import { addListing } from "@/lib/database/contributions/listings";
import { ensureMember } from "@/lib/database/accounts/members";
import { addMessage } from "@/lib/database/contributions/messages";
import { addPost, addTopic } from "@/lib/database/forum/account-posts";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const TOPIC = { title: "Rye bread?", text: "Who bakes it?" };
const LISTING = {
  name: "Fenchel & Feuer",
  address: "Weserstraße 14, Berlin",
  description: "A wood oven.",
  details: { phone: "030 123456" },
  userId: null,
};
const MESSAGE = { name: "Ada", email: "ada@example.org", message: "Hello there.", userId: null };

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  eachTestStartsWith(async () => {
    database = await open();
    return database;
  });
  afterAll(() => database.close());

  async function newMember() {
    const user = await newUser(database);
    await ensureMember(database, user);
    return user;
  }
  const count = async (table: string) => {
    const [row] = await database.asOwner((transaction) =>
      executeRows<{ n: number }>(
        transaction,
        sql.raw(`select count(*)::int as n from chard.${table}`),
      ),
    );
    return row?.n;
  };
  const age = (table: string) =>
    database.asOwner((transaction) =>
      transaction.execute(
        sql.raw(`update chard.${table} set created_at = created_at - interval '11 minutes'`),
      ),
    );

  it("opens a topic once that is sent twice at once, and leads both to it", async () => {
    const ada = await newMember();
    const [first, second] = await Promise.all([
      addTopic(database, ada, TOPIC, "published"),
      addTopic(database, ada, TOPIC, "waiting"),
    ]);
    expect(second).toEqual(first);
    expect([await count("topics"), await count("posts")]).toEqual([1, 1]);
  });

  it("adds a reply once, but not another's, another text or the same of a while ago", async () => {
    const [ada, ben] = [await newMember(), await newMember()];
    const { topicId } = await addTopic(database, ada, TOPIC, "published");
    const reply = { topicId, text: "Nobody." };
    const [first, second] = await Promise.all([
      addPost(database, ada, reply, "published"),
      addPost(database, ada, reply, "published"),
    ]);
    expect(second).toEqual(first);
    await addPost(database, ben, reply, "published");
    await addPost(database, ada, { topicId, text: "Somebody." }, "published");
    expect(await count("posts")).toBe(4);
    await age("posts");
    await addPost(database, ada, reply, "published");
    expect(await count("posts")).toBe(5);
  });

  it("takes a listing once, unless something in it is another", async () => {
    const [first, second] = await Promise.all([
      addListing(database, LISTING),
      addListing(database, LISTING),
    ]);
    expect(second).toBe(first);
    await addListing(database, { ...LISTING, details: {} });
    await addListing(database, LISTING, [
      { id: "a".repeat(32), width: 8, height: 6, description: "The oven" },
    ]);
    expect(await count("listings")).toBe(3);
  });

  it("takes a message once", async () => {
    await Promise.all([addMessage(database, MESSAGE), addMessage(database, MESSAGE)]);
    await addMessage(database, { ...MESSAGE, message: "Hello again." });
    expect(await count("messages")).toBe(2);
  });
});
