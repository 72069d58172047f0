import { readRows, runShell } from "@/e2e/support/servers/database-shell";
import { signUp } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import type { HttpVisitor } from "@/e2e/support/http/http-visitor";

// The forum (P14.46 to P14.50), by forms alone.
const SAMPLE = "/community/forum/broth-without-dashi";

const post = (visitor: HttpVisitor, text: string) =>
  visitor.main.getAllByRole("article").find(({ textContent }) => textContent!.includes(text))!;

async function openTopic(visitor: HttpVisitor, Title: string, Message: string) {
  await visitor.open("/community/forum/new");
  await visitor.press("Post topic", { Title, Message });
}

test("a member opens a topic, replies, quotes and edits @core", async ({ visitor, server }) => {
  await signUp(visitor);
  await openTopic(visitor, "By", "x");
  expect(visitor.description("Title")).toContain("Please write a title of at least 3 characters.");
  expect(visitor.description("Message")).toContain("Please write at least 2 characters.");
  expect(visitor.field("Message").value).toBe("x");
  await openTopic(visitor, "By a form alone", "It has two\n\nparagraphs.");
  expect(visitor.path).toBe("/community/forum/by-a-form-alone");
  const paragraphs = [...post(visitor, "paragraphs.").querySelectorAll("p")];
  expect(paragraphs.some(({ textContent }) => textContent === "It has two")).toBe(true);

  await visitor.follow("Reply");
  await visitor.press("Post reply", { "Your reply": "An answer without scripts." });
  expect(visitor.path).toMatch(/^\/community\/forum\/by-a-form-alone#post-/);
  expect(post(visitor, "An answer without scripts.").textContent).toContain("Noor Adeyemi");

  await visitor.open(
    visitor.main.getAllByRole("link", { name: /^Quote/ })[0]!.getAttribute("href")!,
  );
  await visitor.press("Post reply", {
    "What you quote": "Three paragraphs.",
    "Your reply": "Quoted without scripts.",
  });
  expect(visitor.description("What you quote")).toContain("Please quote word for word");
  await visitor.press("Post reply", { "What you quote": "two paragraphs." });
  const quote = post(visitor, "Quoted without scripts.").querySelector("blockquote")!;
  expect(quote.textContent).toContain("two paragraphs.");

  await visitor.open("/profile");
  await visitor.open(
    visitor.main.getAllByRole("link", { name: "By a form alone" })[0]!.getAttribute("href")!,
  );
  await visitor.press("Save post", { "Your post": "Another text." });
  expect(visitor.path).toMatch(/^\/community\/forum\/by-a-form-alone#post-/);
  expect(post(visitor, "Another text.").textContent).toContain("Edited");
  const posts = await readRows(
    server,
    "select text from chard.posts where topic_id = 'by-a-form-alone' order by created_at",
  );
  expect(posts.map(({ text }) => text)).toEqual([
    "Another text.",
    "An answer without scripts.",
    "Quoted without scripts.",
  ]);
});

test("signed-out visitors can read; the pages with forms lead to the sign-in", async ({
  visitor,
}) => {
  await visitor.open(SAMPLE);
  visitor.main.getByRole("heading", { name: /^\d+ replies$/ });
  for (const path of ["/community/forum/new", "/community/forum/broth-without-dashi/reply"]) {
    await visitor.open(path);
    expect(visitor.path).toBe(`/auth?next=${encodeURIComponent(path)}`);
  }
});

const ownLink = (visitor: HttpVisitor, name: string) =>
  visitor.main.getAllByRole("link", { name })[0]!.getAttribute("href")!;

test("a member deletes a topic: all of it, or the text alone once somebody has answered", async ({
  visitor,
  newVisitor,
}) => {
  await signUp(visitor);
  const other = newVisitor();
  await signUp(other);
  for (const title of ["Nobody will answer", "Somebody will answer"])
    await openTopic(visitor, title, `The question itself: ${title}?`);
  await other.open("/community/forum/somebody-will-answer");
  await other.follow("Reply");
  await other.press("Post reply", { "Your reply": "The only answer." });

  await visitor.open("/profile");
  const own = {
    alone: ownLink(visitor, "Nobody will answer"),
    answered: ownLink(visitor, "Somebody will answer"),
  };
  await visitor.open(own.alone);
  expect(visitor.page.text).toContain("While nobody else has replied, the topic is deleted");
  await visitor.press("Delete for good");
  expect(visitor.path).toBe("/community/forum");
  expect(visitor.page.text).not.toContain("Nobody will answer");
  expect((await other.open("/community/forum/nobody-will-answer")).status).toBe(404);

  await visitor.open(own.answered);
  await visitor.press("Delete for good");
  expect(visitor.path).toMatch(/^\/community\/forum\/deleted-topic-[\da-f-]{36}$/);
  const { html, text } = await other.open(visitor.path);
  other.main.getByRole("heading", { level: 1, name: "[deleted topic]" });
  expect(text).toContain("The only answer.");
  expect(text).not.toContain("The question itself");
  expect(html).toContain("noindex");
  expect(html.toLowerCase()).not.toContain("somebody-will-answer");
  expect((await other.open("/community/forum/somebody-will-answer")).status).toBe(404);
  expect((await visitor.open(own.answered)).status).toBe(404);
});

test("the edit page of another's post and pages that do not exist cannot be opened", async ({
  visitor,
  newVisitor,
}) => {
  await signUp(visitor);
  await openTopic(visitor, "Mine alone to edit", "Nobody else's.");
  expect(visitor.path).toBe("/community/forum/mine-alone-to-edit");
  await visitor.open("/profile");
  const link = visitor.main.getByRole("link", { name: "Mine alone to edit" });
  expect(link.getAttribute("href")).toContain("/edit/");
  const stranger = newVisitor();
  await signUp(stranger);
  for (const path of [
    link.getAttribute("href")!,
    "/community/forum/no-such-topic",
    "/community/forum/no-such-topic/page/2",
    "/community/forum/mine-alone-to-edit/page/2",
    "/community/forum/page/2",
  ])
    expect((await stranger.open(path)).status, path).toBe(404);
  await stranger.open("/community/forum/mine-alone-to-edit");
  stranger.main.getByRole("link", { name: /^Quote/ });
});

test("a long topic has pages of 50 posts, and a reply leads to the one that it is on", async ({
  visitor,
  server,
}) => {
  const path = "/community/forum/allergen-labels";
  await runShell(
    server,
    `insert into chard.posts (topic_id, text, created_at)
     select 'allergen-labels', 'Label ' || n || '.', now() - interval '2 days' + n * interval '1 minute' from generate_series(1, 60) n`,
  );
  await signUp(visitor);
  await expect.poll(async () => (await visitor.open(path)).text).toContain("Label 50.");
  expect(visitor.page.text).not.toContain("Label 51.");
  expect(visitor.page.text).toContain("A former member");
  await visitor.open(`${path}/reply`);
  await visitor.press("Post reply", { "Your reply": "The one after all of them." });
  expect(visitor.path).toMatch(new RegExp(`^${path}/page/2#post-`));
  visitor.main.getByRole("heading", { name: "88 replies, page 2" });
  expect(visitor.page.text).toContain("Label 60.");
  expect(post(visitor, "The one after all of them.").textContent).toContain("Noor Adeyemi");
  await visitor.follow("Page 1");
  expect(visitor.path).toBe(path);
  expect(visitor.page.text).toContain("Label 1.");
});
