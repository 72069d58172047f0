/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import type { Database } from "@/lib/database/database";
import { deleteOwnPost } from "@/lib/database/forum/delete-posts";
import { listPosts } from "@/lib/database/forum/forum-posts";
import {
  findMemberTopic,
  listMemberTopics,
  listTopicPages,
} from "@/lib/database/forum/forum-topics";
import { ensureMember } from "@/lib/database/accounts/members";
import { addPost, addTopic, findOwnPost } from "@/lib/database/forum/account-posts";
import { eachTestStartsWith } from "@/tests/lib/database/support/keep-rows";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const TOPIC = { title: "Rye bread in Lisbon?", text: "Who bakes it?" };

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  eachTestStartsWith(async () => {
    database = await open();
    return database;
  });
  afterAll(() => database.close());

  async function newMember(name: string) {
    const user = await newUser(database, name);
    await ensureMember(database, user);
    return user;
  }

  const setStatus = (postId: string, status: string) =>
    database.asOwner((transaction) =>
      transaction.execute(
        sql`update chard.posts set status = ${status} where id = ${postId}::uuid`,
      ),
    );

  async function newTopic() {
    const [ada, ben] = [await newMember("Ada"), await newMember("Ben")];
    const { topicId, postId } = await addTopic(database, ada, TOPIC, "published");
    const reply = (user: typeof ada, text: string, status: "published" | "waiting" = "published") =>
      addPost(database, user, { topicId, text }, status).then((added) => added.postId);
    return { ada, ben, topicId, postId, reply };
  }

  it("deletes a topic that nobody else has answered, with the author's own replies", async () => {
    const { ada, topicId, postId, reply } = await newTopic();
    await reply(ada, "I found one.");
    expect(await deleteOwnPost(database, ada, postId)).toEqual({
      topicId,
      left: "nothing",
      isQuestion: true,
    });
    expect(await findMemberTopic(database, topicId)).toBeUndefined();
    expect((await listPosts(database, topicId, 1))?.count).toBe(0);
  });

  it("deletes title, text and name of a topic that others have answered, and quotations of it", async () => {
    const { ada, ben, topicId, postId, reply } = await newTopic();
    const quote = { postId, text: "bakes it" };
    await addPost(database, ben, { topicId, text: "Nobody.", quote }, "published");
    await reply(ada, "A pity.");
    const movedTo = `deleted-topic-${postId}`;
    expect(await deleteOwnPost(database, ada, postId)).toEqual({
      topicId,
      movedTo,
      left: "topic",
      isQuestion: true,
    });
    const posts = (await listPosts(database, movedTo, 1))!.posts;
    expect(posts.map(({ text, author }) => [text, author.name])).toEqual([
      ["The author deleted this text. The replies stay.", "[deleted]"],
      ["Nobody.", "Ben"],
      ["A pity.", "Ada"],
    ]);
    expect(posts[1]!.quote).toBeUndefined();
    expect(await listMemberTopics(database, 5)).toMatchObject([
      { id: movedTo, title: "[deleted topic]", author: { name: "[deleted]" }, replies: 2 },
    ]);
    expect(await findMemberTopic(database, topicId)).toBeUndefined();
    expect(await listTopicPages(database, 5)).toEqual([]);
    expect(await findOwnPost(database, ada, postId)).toBeUndefined();
    expect(await deleteOwnPost(database, ada, postId)).toBeUndefined();
  });

  it.each([
    ["waiting", "topic"],
    ["removed", "nothing"],
  ])("a reply of another that is %s leaves: %s", async (status, left) => {
    const { ada, ben, postId, reply } = await newTopic();
    await setStatus(await reply(ben, "Nobody.", "waiting"), status);
    expect(await deleteOwnPost(database, ada, postId)).toMatchObject({ left });
  });

  it("deletes a reply alone, and only its author's", async () => {
    const { ada, ben, topicId, postId, reply } = await newTopic();
    const replyId = await reply(ben, "Nobody.");
    expect(await deleteOwnPost(database, ada, replyId)).toBeUndefined();
    expect(await deleteOwnPost(database, ben, postId)).toBeUndefined();
    expect(await deleteOwnPost(database, ben, replyId)).toEqual({
      topicId,
      left: "nothing",
      isQuestion: false,
    });
    expect((await listPosts(database, topicId, 1))?.posts).toMatchObject([{ id: postId }]);
  });

  it("leaves what a moderator has removed", async () => {
    const { ada, postId, reply } = await newTopic();
    const replyId = await reply(ada, "Advertising.");
    await setStatus(replyId, "removed");
    expect(await deleteOwnPost(database, ada, replyId)).toBeUndefined();
    await deleteOwnPost(database, ada, postId);
    expect(await findOwnPost(database, ada, replyId)).toMatchObject({ status: "removed" });
  });
});
