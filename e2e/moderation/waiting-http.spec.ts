import { signUp, signUpForDesk } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import type { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { writeReview } from "@/e2e/support/http/write-review";

// What waits for a moderator before it is shown (P14.51 to P14.53), by forms alone; CHARD_REVIEW_FIRST is in
// account/own-servers-http.spec.ts.
test.describe.configure({ timeout: 180_000 });

const SAMPLE = "/community/forum/warsaw-in-may";
const OTHER_SAMPLE = "/community/forum/broth-without-dashi";
const LINKS = "https://a.example, https://b.example and https://c.example";
const WAITS = "A moderator will review it first.";

async function reply(visitor: HttpVisitor, topic: string, text: string) {
  await visitor.open(`${topic}/reply`);
  await visitor.press("Post reply", { "Your reply": text });
}

test("a topic with many links waits, is the author's alone to see, and a moderator publishes it @core", async ({
  visitor,
  newVisitor,
  server,
}) => {
  await signUp(visitor);
  await visitor.open("/community/forum/new");
  await visitor.press("Post topic", { Title: "Three places to wait", Message: LINKS });
  expect(visitor.path).toMatch(/^\/community\/forum\/three-places-to-wait\/edit\//);
  expect(visitor.page.text).toContain(WAITS);
  await visitor.open("/profile");
  visitor.main.getByText("Waiting for review");
  expect((await visitor.open("/community/forum/three-places-to-wait")).status).toBe(404);

  const moderator = newVisitor();
  await signUpForDesk(moderator, server);
  await moderator.open("/desk/posts");
  await moderator.follow(/Three places to wait/);
  moderator.main.getByText("A new topic");
  await moderator.press("Publish");

  await expect
    .poll(async () => (await visitor.open("/community/forum")).text)
    .toContain("Three places to wait");
  await visitor.follow("Three places to wait");
  visitor.main.getByRole("link", { name: "https://a.example" });
});

test("a reply repeated in another topic waits, nobody else sees it, and it can be removed", async ({
  visitor,
  newVisitor,
  server,
}) => {
  const text = "Come to my place, it is the best.";
  await signUp(visitor);
  await reply(visitor, OTHER_SAMPLE, text);
  expect(visitor.path).toMatch(new RegExp(`^${OTHER_SAMPLE}.*#post-`));
  await reply(visitor, SAMPLE, text);
  expect(visitor.path).toMatch(new RegExp(`^${SAMPLE}/edit/`));
  expect(visitor.page.text).toContain(`Thank you. ${WAITS}`);

  const moderator = newVisitor();
  await signUpForDesk(moderator, server);
  expect((await moderator.open(SAMPLE)).text).not.toContain(text);
  await moderator.open("/desk/posts");
  const items = moderator.main.getAllByRole("link", { name: /Traveling to Warsaw/ });
  await moderator.open(items[0]!.getAttribute("href")!);
  expect(moderator.page.text).toContain(text);
  await moderator.press("Send and remove", { Advertising: true });
  await visitor.open("/profile");
  visitor.main.getByText("Removed by a moderator");
});

test("the fourth text of a new account within ten minutes waits", async ({ visitor }) => {
  await signUp(visitor);
  for (const word of ["One", "Two", "Three"]) {
    await reply(visitor, SAMPLE, `${word} of them.`);
    expect(visitor.path).toMatch(/#post-/);
  }
  await writeReview(visitor, "7", "The fourth text of an account that is minutes old.");
  expect(visitor.path).toMatch(/^\/restaurants\/7\/review/);
  expect(visitor.page.text).toContain(WAITS);
});

test("the sender sees that a reply waits, with its text", async ({ visitor }) => {
  await signUp(visitor);
  await reply(visitor, SAMPLE, LINKS);
  expect(visitor.path).toMatch(new RegExp(`^${SAMPLE}/edit/`));
  expect(visitor.page.text).toContain(`Thank you. ${WAITS}`);
  expect(visitor.field("Your post").value).toBe(LINKS);
});
