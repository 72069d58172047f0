/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import { readAuthorHistory } from "@/lib/database/contributions/author-history";
import type { Database } from "@/lib/database/database";
import { decidePost } from "@/lib/database/desk/decisions/decide-posts";
import { decideReview } from "@/lib/database/desk/decisions/decide-texts";
import { findItem } from "@/lib/database/desk/queues/items";
import { countQueues, listWaiting } from "@/lib/database/desk/queues/queues";
import { removeSubject } from "@/lib/database/desk/decisions/subjects";
import { listPosts } from "@/lib/database/forum/forum-posts";
import { findMemberTopic } from "@/lib/database/forum/forum-topics";
import { holdPost, holdReview } from "@/lib/database/contributions/held-texts";
import { ensureMember } from "@/lib/database/accounts/members";
import { addPost, addTopic, findOwnPost } from "@/lib/database/forum/account-posts";
import { changeReviewPhotos } from "@/lib/database/reviews/review-photos";
import { findOwnReview, saveReview } from "@/lib/database/reviews/reviews";
import { executeRows } from "@/lib/database/execute-rows";
import { seedSamples } from "@/lib/database/samples";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const SAMPLE = "best-brunch";
const DESK = { id: null, name: "Desk" };
const REVIEW = {
  restaurantId: "1",
  rating: 4,
  title: "Rye",
  content: "Bread that tastes of its cellar.",
  visitDate: "2026-11-01",
} as const;
const PHOTO = { id: "ab".repeat(16), width: 800, height: 600, description: "Bread" };

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

  async function newMember(name = "Ada Example") {
    const user = await newUser(database, name);
    await ensureMember(database, user);
    return user;
  }

  it("finds what an account wrote, in reviews and in the forum, in any state", async () => {
    const [ada, ben] = [await newMember(), await newMember()];
    const now = new Date();
    const read = (edited = {}) => readAuthorHistory(database, ada, edited, now);
    expect(await read()).toMatchObject({
      texts: [],
      recentCount: 0,
      hasPublishedReview: false,
      hasPublishedPhoto: false,
    });
    const review = await saveReview(database, ada, REVIEW, "published");
    await changeReviewPhotos(database, ada, review!.id, { added: [PHOTO], removed: [] });
    const postId = (await addPost(database, ada, { topicId: SAMPLE, text: "One" }, "waiting"))
      .postId;
    const removed = (await addPost(database, ada, { topicId: SAMPLE, text: "Two" }, "published"))
      .postId;
    await run(`update chard.posts set status = 'removed' where id = '${removed}'`);
    const old = (await addPost(database, ada, { topicId: SAMPLE, text: "Three" }, "published"))
      .postId;
    await run(
      `update chard.posts set created_at = now() - interval '11 minutes' where id = '${old}'`,
    );
    await addPost(database, ben, { topicId: SAMPLE, text: "Ben's" }, "published");

    const history = await read();
    expect(history.texts.toSorted()).toEqual([REVIEW.content, "One", "Three", "Two"].toSorted());
    expect(history).toMatchObject({
      recentCount: 3,
      hasPublishedReview: true,
      hasPublishedPhoto: true,
    });
    expect(Math.abs(history.ageMs)).toBeLessThan(60_000);
    expect((await read({ postId })).texts).not.toContain("One");
    expect((await read({ reviewId: review!.id })).texts).not.toContain(REVIEW.content);
  });

  it("holds a review with its photos, and the desk publishes or removes both", async () => {
    const ada = await newMember();
    const saved = await saveReview(database, ada, REVIEW, "waiting");
    const id = saved!.id;
    await changeReviewPhotos(database, ada, id, { added: [PHOTO], removed: [] });
    const photo = () => run(`select status from chard.photos where review_id = '${id}'`);
    expect(await photo()).toEqual([{ status: "waiting" }]);
    expect((await findOwnReview(database, ada, "1"))?.photos).toHaveLength(1);
    expect(await decideReview(database, DESK, id, "published")).toMatchObject({ isDone: true });
    expect(await photo()).toEqual([{ status: "published" }]);
    await holdReview(database, id);
    // The desk sees what it said before the edit, until it has decided.
    const previous = () => run(`select previous from chard.reviews where id = '${id}'`);
    expect(await previous()).toMatchObject([{ previous: { rating: expect.any(Number) } }]);
    expect((await findOwnReview(database, ada, "1"))?.status).toBe("waiting");
    expect(await photo()).toEqual([{ status: "waiting" }]);
    await decideReview(database, DESK, id, "removed", "Advertising");
    expect(await photo()).toEqual([{ status: "removed" }]);
    expect(await previous()).toEqual([{ previous: null }]);
    await holdReview(database, id);
    expect(await run(`select status from chard.reviews where id = '${id}'`)).toEqual([
      { status: "removed" },
    ]);
  });

  it("lists posts that wait at the desk, which publishes a topic with its first post", async () => {
    const [ada, ben] = [await newMember("Ada Waits"), await newMember()];
    const topic = { title: "It has to wait", text: "For now." };
    const { topicId, postId } = await addTopic(database, ada, topic, "waiting");
    const reply = { topicId: SAMPLE, text: "A reply that waits" };
    const replyId = (await addPost(database, ben, reply, "waiting")).postId;
    const waiting = await listWaiting(database, "posts", { offset: 0, limit: 25 });
    expect(waiting).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: postId, title: topic.title, detail: topic.text }),
        expect.objectContaining({
          id: replyId,
          title: "What is the best vegan brunch you have had this year?",
        }),
      ]),
    );
    expect(await countQueues(database, ["posts"])).toMatchObject([{ count: waiting.length }]);
    expect(await findItem(database, "posts", postId)).toMatchObject({
      topic: { id: topicId, title: topic.title, isNew: true },
      isWaiting: true,
      sender: { name: "Ada Waits" },
    });
    expect(await findItem(database, "posts", replyId)).toMatchObject({ topic: { isNew: false } });
    expect(await findItem(database, "posts", "nonsense")).toBeUndefined();

    expect(await decidePost(database, DESK, postId, "published")).toMatchObject({
      isDone: true,
      result: { topicId },
    });
    expect(await findMemberTopic(database, topicId)).toMatchObject({ title: topic.title });
    expect((await listPosts(database, topicId, 1))?.count).toBe(1);
    expect(await decidePost(database, DESK, postId, "removed", "Late")).toMatchObject({
      isDone: false,
      by: { action: "post.publish", actorName: "Desk" },
    });

    await decidePost(database, DESK, replyId, "removed", "Advertising");
    expect(await findOwnPost(database, ben, replyId)).toMatchObject({ status: "removed" });
    expect(
      await run(`select action, reason from chard.audit_log where subject = 'post:${replyId}'`),
    ).toEqual([{ action: "post.remove", reason: "Advertising" }]);
  });

  it("takes a topic off with its first post, and never with a reply", async () => {
    const [ada, ben] = [await newMember(), await newMember()];
    const topic = { title: "On and off", text: "Yes?" };
    const { topicId, postId } = await addTopic(database, ada, topic, "published");
    await run(`update chard.topics set created_at = '2026-11-01' where id = '${topicId}'`);
    await run(`update chard.posts set created_at = '2026-11-01' where id = '${postId}'`);
    const replyId = (await addPost(database, ben, { topicId, text: "No." }, "published")).postId;
    const isShown = async () => (await findMemberTopic(database, topicId)) !== undefined;

    await holdPost(database, { id: replyId, topicId, isQuestion: false });
    expect(await findItem(database, "posts", replyId)).toMatchObject({ post: { previous: "No." } });
    expect(await isShown()).toBe(true);
    expect((await listPosts(database, topicId, 1))?.count).toBe(1);
    await decidePost(database, DESK, replyId, "published");
    expect(await findItem(database, "posts", replyId)).toMatchObject({ post: { previous: null } });
    await holdPost(database, { id: postId, topicId, isQuestion: true });
    expect(await isShown()).toBe(false);
    await decidePost(database, DESK, postId, "published");
    expect(await isShown()).toBe(true);

    const remove = (id: string) =>
      database.asOwner((transaction) => removeSubject(transaction, `post:${id}`));
    await remove(replyId);
    expect(await isShown()).toBe(true);
    await remove(postId);
    expect(await isShown()).toBe(false);
  });
});
