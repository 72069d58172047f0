/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { sql } from "drizzle-orm";
import { collectAccountData } from "@/lib/database/accounts/account-data";
import type { Database } from "@/lib/database/database";
import { findQuotable, listPosts } from "@/lib/database/forum/forum-posts";
import {
  countMemberTopics,
  countSampleReplies,
  findMemberTopic,
  isOpenTopic,
  listMemberTopics,
  listTopicPages,
} from "@/lib/database/forum/forum-topics";
import { ensureMember } from "@/lib/database/accounts/members";
import {
  addPost,
  addTopic,
  editPost,
  findOwnPost,
  listOwnPostsIn,
  listWrittenTopics,
  pageOfPost,
  readOwnPosts,
} from "@/lib/database/forum/account-posts";
import { newUser } from "@/tests/lib/database/support/new-user";
import { DATABASES } from "@/tests/lib/database/support/open-test-database";

jest.setTimeout(120_000);

const SAMPLE = "broth-without-dashi";
const TOPIC = { title: "Rye bread in Lisbon?", text: "Who bakes it?" };

describe.each(DATABASES)("%s", (_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  async function newMember(name = "Ada Example") {
    const user = await newUser(database, name);
    await ensureMember(database, user);
    return user;
  }
  const run = (statement: string) =>
    database.asOwner((transaction) => transaction.execute(sql.raw(statement)));
  const age = (table: "posts" | "topics", id: string, minutes: number) =>
    run(
      `update chard.${table} set created_at = created_at - interval '${minutes} minutes' where id = '${id}'`,
    );

  it("opens a topic, and shows it with its last post to everyone", async () => {
    const [ada, ben] = [await newMember("Ada Opens"), await newMember("Ben Replies")];
    const opened = await addTopic(database, ada, TOPIC, "published");
    expect(opened.topicId).toBe("rye-bread-in-lisbon");
    const { topicId } = opened;
    await age("posts", opened.postId, 60);
    const reply = { topicId, text: "Nobody does." };
    const replyId = (await addPost(database, ben, reply, "published")).postId;

    const [listed] = await listMemberTopics(database, 10);
    expect(listed).toEqual({
      id: topicId,
      title: TOPIC.title,
      author: { name: "Ada Opens", slug: "ada-opens" },
      replies: 1,
      lastPost: new Date().toISOString().slice(0, 10),
      sample: false,
    });
    const page = await listPosts(database, topicId, 1);
    expect(page).toMatchObject({ count: 2, page: 1, pages: 1 });
    expect(page?.posts).toMatchObject([
      { id: opened.postId, text: TOPIC.text, author: { name: "Ada Opens" } },
      { id: replyId, text: "Nobody does.", author: { slug: "ben-replies" } },
    ]);
    expect(JSON.stringify([listed, page])).not.toContain(ada.sub);
    expect(await findMemberTopic(database, topicId)).toMatchObject({ title: TOPIC.title });
    expect((await listTopicPages(database, 10))[0]).toMatchObject({
      id: topicId,
      replies: 1,
      question: TOPIC.text,
    });
  });

  it("makes a unique slug for each topic, also beside samples, reserved words and topics that wait", async () => {
    const ada = await newMember();
    const slugOf = async (title: string, status: "published" | "waiting" = "published") =>
      (await addTopic(database, ada, { title, text: "Why?" }, status)).topicId;
    expect(await slugOf("New")).toBe("new-2");
    expect(await slugOf("Best brunch")).toBe("best-brunch-2");
    expect(await slugOf("Two of a kind", "waiting")).toBe("two-of-a-kind");
    expect(await slugOf("Two of a kind!")).toBe("two-of-a-kind-2");
  });

  it("shows what waits to its author alone", async () => {
    const [ada, ben] = [await newMember(), await newMember()];
    const topics = await countMemberTopics(database);
    const { topicId, postId } = await addTopic(
      database,
      ada,
      { title: "It waits here", text: "So far." },
      "waiting",
    );
    expect(await countMemberTopics(database)).toBe(topics);
    expect(await findMemberTopic(database, topicId)).toBeUndefined();
    expect(await isOpenTopic(database, topicId)).toBe(false);
    expect((await listPosts(database, topicId, 1))?.count).toBe(0);
    expect(await findQuotable(database, topicId, postId)).toBeUndefined();
    expect(await findOwnPost(database, ada, postId)).toMatchObject({
      topicTitle: "It waits here",
      isQuestion: true,
      status: "waiting",
    });
    expect(await findOwnPost(database, ben, postId)).toBeUndefined();
    expect(await listOwnPostsIn(database, ada, topicId)).toMatchObject([{ id: postId }]);
    expect(await listOwnPostsIn(database, ben, topicId)).toEqual([]);
  });

  it("counts the replies of members to a sample", async () => {
    const ada = await newMember();
    expect(await isOpenTopic(database, SAMPLE)).toBe(true);
    expect((await countSampleReplies(database)).get(SAMPLE)).toBeUndefined();
    await addPost(database, ada, { topicId: SAMPLE, text: "Kombu." }, "published");
    await addPost(database, ada, { topicId: SAMPLE, text: "It waits." }, "waiting");
    expect((await countSampleReplies(database)).get(SAMPLE)).toEqual({
      count: 1,
      last: new Date().toISOString().slice(0, "YYYY-MM-DD".length),
    });
    expect(await listWrittenTopics(database, ada)).toEqual([SAMPLE]);
  });

  it("lets a member edit their own post for 15 minutes", async () => {
    const [ada, ben] = [await newMember(), await newMember()];
    async function add(minutes: number) {
      const id = (await addPost(database, ada, { topicId: SAMPLE, text: "Old" }, "published"))
        .postId;
      await age("posts", id, minutes);
      return id;
    }
    const [young, old] = [await add(14), await add(16)];
    const edit = (user: typeof ada, postId: string) =>
      editPost(database, user, { postId, text: "New" });
    expect(await edit(ben, young)).toBe(false);
    expect(await edit(ada, young)).toBe(true);
    expect(await edit(ada, old)).toBe(false);
    expect(await findOwnPost(database, ada, young)).toMatchObject({
      text: "New",
      isEditable: true,
    });
    expect(await findOwnPost(database, ada, old)).toMatchObject({ text: "Old", isEditable: false });
    expect(await listOwnPostsIn(database, ada, SAMPLE)).toMatchObject([
      { id: old, isEditable: false },
      { id: young, isEditable: true },
    ]);
    const own = await database.asUser(ada, (transaction) => readOwnPosts(transaction, ada));
    expect(own.map(({ id }) => id)).toEqual([young, old]);
  });

  it("quotes with the author's present name, and not what is not shown any more", async () => {
    const [ada, ben] = [await newMember("Ada Quoted"), await newMember()];
    const { topicId, postId } = await addTopic(
      database,
      ada,
      { title: "To be quoted", text: "One. Two." },
      "published",
    );
    const quote = { postId, text: "Two." };
    await addPost(database, ben, { topicId, text: "Three.", quote }, "published");
    const quoteNow = async () => (await listPosts(database, topicId, 1))?.posts.at(-1)?.quote;
    expect(await quoteNow()).toEqual({ text: "Two.", author: "Ada Quoted" });
    await run(`update chard.members set name = 'Ada Q.' where user_id = '${ada.sub}'`);
    expect(await quoteNow()).toEqual({ text: "Two.", author: "Ada Q." });
    await run(`update chard.posts set status = 'removed' where id = '${postId}'`);
    expect(await quoteNow()).toEqual({ text: "" });
    expect(await findQuotable(database, topicId, postId)).toBeUndefined();
  });

  it("quotes samples by the place of the post", async () => {
    const ada = await newMember();
    expect(await findQuotable(database, SAMPLE, "question")).toMatchObject({
      author: { name: "Noor Adeyemi" },
      text: expect.stringContaining("bonito stock"),
    });
    expect(await findQuotable(database, SAMPLE, "reply-99")).toBeUndefined();
    expect(await findQuotable(database, "no-such-topic", "question")).toBeUndefined();
    const quote = { postId: "reply-1", text: "Ask before you sit down." };
    const id = (await addPost(database, ada, { topicId: SAMPLE, text: "Yes", quote }, "published"))
      .postId;
    const post = (await listPosts(database, SAMPLE, 1))?.posts.find((one) => one.id === id);
    expect(post?.quote).toEqual({ text: quote.text, author: "Jun Takeda" });
  });

  it("signs what an account left behind as a former member's", async () => {
    const ada = await newMember("Ada Leaves");
    const { topicId } = await addTopic(database, ada, TOPIC, "published");
    await run(`delete from auth.users where id = '${ada.sub}'`);
    const former = { author: { name: "A former member" } };
    expect((await listPosts(database, topicId, 1))?.posts).toMatchObject([former]);
    expect((await listMemberTopics(database, 10)).find(({ id }) => id === topicId)).toMatchObject(
      former,
    );
  });

  it("exports an account's topics and posts with its data", async () => {
    const ada = await newMember();
    const topic = { title: "In my data", text: "All of it?" };
    const { topicId, postId } = await addTopic(database, ada, topic, "waiting");
    expect(await collectAccountData(database, ada.sub)).toMatchObject({
      topics: [{ id: topicId, title: "In my data" }],
      posts: [{ id: postId, text: "All of it?" }],
    });
  });

  it("parts a long topic into pages of 50 posts", async () => {
    const ada = await newMember();
    const { topicId, postId } = await addTopic(
      database,
      ada,
      { title: "A long one", text: "The first" },
      "published",
    );
    await age("posts", postId, 100);
    let last = "";
    for (let number = 2; number <= 51; number += 1) {
      const post = { topicId, text: `Number ${number}` };
      last = (await addPost(database, ada, post, "published")).postId;
      await age("posts", last, 100 - number);
    }
    const [first, second] = [
      await listPosts(database, topicId, 1),
      await listPosts(database, topicId, 2),
    ];
    expect(first).toMatchObject({ count: 51, pages: 2 });
    expect(first?.posts).toHaveLength(50);
    expect(second?.posts).toMatchObject([{ id: last, text: "Number 51" }]);
    expect(await listPosts(database, topicId, 3)).toBeUndefined();
    expect(await pageOfPost(database, topicId, last)).toBe(2);
    expect(await pageOfPost(database, topicId, first?.posts[49]?.id ?? "")).toBe(1);
  });
});
