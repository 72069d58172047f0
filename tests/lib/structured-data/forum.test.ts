/** @jest-environment node */
import { DELETED_TITLE } from "@/lib/forum/deleted";
import { memberTopicMetadata } from "@/lib/forum/metadata";
import type { MemberPost } from "@/lib/forum/types";
import { inLanguages, stalePages } from "@/lib/page-cache/stale-pages";
import { memberTopicData } from "@/lib/structured-data/forum";
import { findFaults } from "@/tests/lib/structured-data/google-rules";

const TOPIC = { id: "rye-in-lisbon", title: "Rye in Lisbon?" };
const QUESTION: MemberPost = {
  id: "q",
  author: { name: "Ada", slug: "ada" },
  at: "2026-11-23T10:00:00Z",
  editedAt: "2026-11-23T10:01:00Z",
  text: "Who bakes it?\n\nBy tram is fine.",
};
const REPLY: MemberPost = {
  id: "r",
  author: { name: "A former member" },
  at: "2026-11-23T11:00:00Z",
  text: "Nobody.",
};
const pageOf = (posts: MemberPost[], page = 1) => ({
  posts,
  count: posts.length + (page - 1) * 50,
  page,
  pages: page,
});

test("has question and answers, with their authors", () => {
  const [data] = memberTopicData(TOPIC, pageOf([QUESTION, REPLY]));
  expect(findFaults(data!)).toEqual([]);
  expect(data).toMatchObject({
    "@type": "DiscussionForumPosting",
    url: "http://localhost:3000/community/forum/rye-in-lisbon",
    headline: TOPIC.title,
    text: QUESTION.text,
    dateModified: "2026-11-23",
    author: { name: "Ada", url: "http://localhost:3000/community/members/ada" },
    commentCount: 1,
    comment: [
      {
        url: "http://localhost:3000/community/forum/rye-in-lisbon#post-r",
        author: { "@type": "Person", name: "A former member" },
      },
    ],
  });
  expect(memberTopicData(TOPIC, pageOf([]))).toEqual([]);
});

test.each([
  ["a short question alone", pageOf([QUESTION]), false],
  ["a long question alone", pageOf([{ ...QUESTION, text: "x".repeat(200) }]), true],
  ["a question with an answer", pageOf([QUESTION, REPLY]), true],
  ["a later page", pageOf([REPLY], 2), false],
])("%s is indexed: %s", (_name, page, isIndexed) => {
  const { robots, alternates } = memberTopicMetadata(TOPIC, page);
  expect(robots).toEqual(isIndexed ? undefined : { index: false, follow: true });
  expect(alternates?.canonical).toBe("/community/forum/rye-in-lisbon");
});

test("describes a topic with its question on one line", () => {
  expect(memberTopicMetadata(TOPIC, pageOf([QUESTION])).description).toBe(
    "Who bakes it? By tram is fine.",
  );
});

test("in another language a topic keeps its words, and says the others in it", () => {
  const german = memberTopicMetadata(TOPIC, pageOf([REPLY], 2), "de");
  expect(german.title).toBe("Rye in Lisbon?, Seite 2");
  expect(german.alternates?.canonical).toBe("/de/community/forum/rye-in-lisbon");
  const deleted = { id: "deleted-topic-1", title: DELETED_TITLE };
  expect(memberTopicMetadata(deleted, pageOf([REPLY]), "de").title).toBe("[gelöschtes Thema]");
  expect(memberTopicMetadata(deleted, pageOf([REPLY])).title).toBe("[deleted topic]");
});

test("the pages of the forum become stale with its tags", () => {
  expect(stalePages("forum")).toEqual([...inLanguages("/community/forum"), "/sitemap.xml"]);
  expect(stalePages("forum")).toContain("/he/community/forum");
  expect(stalePages("topic:rye-in-lisbon")).toEqual(["/community/forum/rye-in-lisbon"]);
});
