/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { decidePost } from "@/lib/database/desk/decisions/decide-posts";
import { decideReview, upholdReport } from "@/lib/database/desk/decisions/decide-texts";
import { removeVenuePhoto } from "@/lib/database/desk/venues/venue-photos";
import { executeRows } from "@/lib/database/execute-rows";
import { ensureMember } from "@/lib/database/accounts/members";
import { addTopic } from "@/lib/database/forum/account-posts";
import { listOwnRemovals } from "@/lib/database/accounts/account-removals";
import { saveReview } from "@/lib/database/reviews/reviews";
import { seedSamples } from "@/lib/database/samples";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const ADA = { id: "6f2f3f0e-3c59-4c86-9d36-0f4f4f4c000a", name: "Ada" };
const REVIEW = {
  rating: 2 as const,
  title: "Cold soup",
  content: "The soup was cold and the rice was not, twice in a row, sadly.",
  visitDate: "2026-11-15",
};

// P14.111
describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await seedSamples(database);
  });
  afterAll(() => database.close());

  const run = (statement: string) =>
    database.asOwner((transaction) =>
      executeRows<Record<string, unknown>>(transaction, sql.raw(statement)),
    );

  it("shows only authors why their reviews and photos were removed", async () => {
    const [author, other] = [await newUser(database), await newUser(database)];
    for (const user of [author, other]) await ensureMember(database, user);
    const write = async (restaurantId: string, status: "published" | "waiting") =>
      (await saveReview(database, author, { ...REVIEW, restaurantId }, status))!.id;
    const [first, second] = [await write("1", "waiting"), await write("2", "published")];
    await write("3", "published");
    const [photo] = await run(
      `insert into chard.photos (hash, width, height, description, restaurant_id, user_id) values ('abc', 800, 600, 'A bowl', '1', '${author.sub}') returning id`,
    );
    const [report] = await run(
      `insert into chard.reports (subject, reason, details) values ('review:${second}', 'Insulting', '') returning id`,
    );
    await decideReview(database, ADA, first, "removed", "Advertising");
    await upholdReport(database, ADA, Number(report!.id), "Insulting. Sorry.");
    const topic = { title: "Where is good bread?", text: "Buy this bread." };
    const { postId } = await addTopic(database, author, topic, "waiting");
    await decidePost(database, ADA, postId, "removed", "Advertising");
    await removeVenuePhoto(database, ADA, String(photo!.id), "Not this place");

    expect(await listOwnRemovals(database, author)).toMatchObject([
      { kind: "photo", title: "A bowl", reason: "Not this place" },
      { kind: "post", title: "Buy this bread.", about: topic.title, reason: "Advertising" },
      { subject: `review:${second}`, reason: "Insulting. Sorry." },
      { subject: `review:${first}`, title: "Cold soup", reason: "Advertising" },
    ]);
    expect(await listOwnRemovals(database, other)).toEqual([]);
  });

  it("notifies the author of a topic that was removed after a report, and once of one that was removed with its post", async () => {
    const author = await newUser(database);
    await ensureMember(database, author);
    const write = (title: string) =>
      addTopic(database, author, { title, text: "Buy this." }, "published");
    const [reported, withPost] = [await write("Reported"), await write("With its post")];
    const uphold = async (subject: string) => {
      const [report] = await run(
        `insert into chard.reports (subject, reason, details) values ('${subject}', 'Insulting', '') returning id`,
      );
      await upholdReport(database, ADA, Number(report!.id), "Advertising");
    };
    await uphold(`topic:${reported.topicId}`);
    await uphold(`post:${withPost.postId}`);
    expect(await listOwnRemovals(database, author)).toMatchObject([
      { kind: "post", about: "With its post", reason: "Advertising" },
      { kind: "topic", title: "Reported", reason: "Advertising" },
    ]);
  });
});
