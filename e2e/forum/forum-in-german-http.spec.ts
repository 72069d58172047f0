import { signUp } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import type { HttpVisitor } from "@/e2e/support/http/http-visitor";

// The forum in German (P2.13): its list, a topic, and the forms, which stay in it.
const FORUM = "/de/community/forum";
const NEW = "/de/community/forum/new";
const SAMPLE = "/de/community/forum/best-brunch";
const REPLY = "/de/community/forum/broth-without-dashi/reply";
const TITLE = "Wo gibt es Roggenbrot in Wien?";
const TOPIC = `${FORUM}/wo-gibt-es-roggenbrot-in-wien`;

const post = (visitor: HttpVisitor, text: string) =>
  visitor.main.getAllByRole("article").find(({ textContent }) => textContent!.includes(text))!;

const heading = (visitor: HttpVisitor) => visitor.page.main.querySelector("h1")?.textContent;

test("a member opens a topic on German pages, replies, quotes, edits and deletes", async ({
  visitor,
  newVisitor,
}) => {
  const guest = newVisitor();
  await guest.open(FORUM);
  expect(heading(guest)).toBe("Community-Forum");
  await guest.follow("Thema eröffnen");
  expect(guest.path).toBe(`/de/auth?next=${encodeURIComponent(NEW)}`);
  await guest.open(REPLY);
  expect(guest.path).toBe(`/de/auth?next=${encodeURIComponent(REPLY)}`);

  await signUp(visitor);
  await visitor.open(FORUM);
  await visitor.follow("Thema eröffnen");
  expect(visitor.path).toBe(NEW);
  expect(heading(visitor)).toBe("Thema eröffnen");
  await visitor.press("Thema veröffentlichen", { Titel: "Wo", Beitrag: "x" });
  expect(visitor.path).toBe(NEW);
  expect(visitor.description("Titel")).toContain("mindestens 3 Zeichen");
  expect(visitor.description("Beitrag")).toContain("mindestens 2 Zeichen");
  expect(visitor.field("Beitrag").value).toBe("x");
  await visitor.press("Thema veröffentlichen", { Titel: TITLE, Beitrag: "Wer backt es noch?" });
  expect(visitor.path).toBe(TOPIC);
  expect(visitor.page.document.documentElement.lang).toBe("de");
  expect(heading(visitor)).toBe(TITLE);
  visitor.main.getByRole("heading", { name: "0 Antworten" });

  await visitor.follow("Antworten");
  expect(visitor.path).toBe(`${TOPIC}/reply`);
  await visitor.press("Antwort veröffentlichen", { "Deine Antwort": "x" });
  expect(visitor.path).toBe(`${TOPIC}/reply`);
  expect(visitor.description("Deine Antwort")).toContain("Bitte schreib mindestens 2 Zeichen.");
  await visitor.press("Antwort veröffentlichen", { "Deine Antwort": "Ich selbst, sonntags." });
  expect(visitor.path).toMatch(new RegExp(`^${TOPIC}#post-`));
  expect(post(visitor, "Ich selbst, sonntags.").textContent).toContain("Noor Adeyemi");

  const quoted = visitor.main.getAllByRole("link", { name: /^Zitieren/ })[0]!;
  await visitor.open(quoted.getAttribute("href")!);
  expect(heading(visitor)).toBe("Antwort auf den Beitrag von Noor Adeyemi");
  await visitor.press("Antwort veröffentlichen", {
    "Was du zitierst": "Wer backt es nicht?",
    "Deine Antwort": "Mit Zitat.",
  });
  expect(visitor.description("Was du zitierst")).toContain("Bitte zitier wörtlich");
  await visitor.press("Antwort veröffentlichen", { "Was du zitierst": "Wer backt es noch?" });
  expect(post(visitor, "Mit Zitat.").textContent).toContain("Noor Adeyemi schrieb:");

  await visitor.open(FORUM);
  const row = post(visitor, TITLE);
  expect(row.textContent).toContain("von Noor Adeyemi");
  expect(row.textContent).toContain("2 Antworten");

  await visitor.open("/de/profile");
  const own = visitor.main.getAllByRole("link", { name: TITLE })[0]!.getAttribute("href")!;
  expect(own).toMatch(new RegExp(`^${TOPIC}/edit/`));
  await visitor.open(own);
  expect(heading(visitor)).toBe("Deinen Beitrag bearbeiten");
  await visitor.press("Beitrag speichern", { "Dein Beitrag": "Wer backt es selbst?" });
  expect(visitor.path).toMatch(new RegExp(`^${TOPIC}#post-`));
  expect(post(visitor, "Wer backt es selbst?").textContent).toContain("Bearbeitet");
  await visitor.open(own);
  expect(visitor.page.text).toContain("Solange sonst niemand geantwortet hat");
  await visitor.press("Endgültig löschen");
  expect(visitor.path).toBe(FORUM);
  expect(visitor.page.text).not.toContain(TITLE);
  expect((await visitor.open(TOPIC)).status).toBe(404);
});

test("a deleted topic with an answer is named in the language of the page", async ({
  visitor,
  newVisitor,
}) => {
  await signUp(visitor);
  const other = newVisitor();
  await signUp(other);
  await visitor.open(NEW);
  await visitor.press("Thema veröffentlichen", {
    Titel: "Bald gelöscht auf Deutsch",
    Beitrag: "Die Frage selbst.",
  });
  await other.open(`${visitor.path}/reply`);
  await other.press("Antwort veröffentlichen", { "Deine Antwort": "Die einzige Antwort." });
  await visitor.open("/de/profile");
  await visitor.open(
    visitor.main
      .getAllByRole("link", { name: "Bald gelöscht auf Deutsch" })[0]!
      .getAttribute("href")!,
  );
  await visitor.press("Endgültig löschen");
  expect(visitor.path).toMatch(/^\/de\/community\/forum\/deleted-topic-[\da-f-]{36}$/);
  expect(heading(visitor)).toBe("[gelöschtes Thema]");
  expect(visitor.page.text).toContain("Die einzige Antwort.");
  const english = visitor.path.replace(/^\/de/, "");
  expect((await other.open(english)).text).toContain("[deleted topic]");
});

test("a sample keeps its words on a German page, and what is posted in English shows there", async ({
  visitor,
  newVisitor,
}) => {
  const reader = newVisitor();
  await reader.open(SAMPLE);
  const title = reader.page.main.querySelector("h1 bdi");
  expect(title?.getAttribute("lang")).toBe("en");
  expect(reader.page.main.querySelector('blockquote[lang="en"], p[lang="en"]')).not.toBeNull();
  await signUp(visitor);
  await visitor.open("/community/forum/best-brunch/reply");
  await visitor.press("Post reply", { "Your reply": "Kombu, said in English." });
  expect((await reader.open(SAMPLE)).text).toContain("Kombu, said in English.");
});

test("the forum is there in every language, and in English as it was", async ({ visitor }) => {
  const headings = {
    "": "Community Forum",
    "/fr": "Forum de la communauté",
    "/es": "Foro de la comunidad",
    "/zh-hant": "社群論壇",
    "/he": "פורום הקהילה",
  };
  for (const [prefix, name] of Object.entries(headings)) {
    await visitor.open(`${prefix}/community/forum`);
    expect(heading(visitor)).toBe(name);
  }
  for (const path of ["/de/community/forum/page/99", "/he/community/forum/nothing/page/2"])
    expect((await visitor.open(path)).status, path).toBe(404);
});

test("the blog is listed in German, and leads to its posts in English", async ({ visitor }) => {
  await visitor.open("/de/community/blog");
  expect(visitor.page.text).toContain("Geschichten aus Küchen");
  const links = [...visitor.page.main.querySelectorAll("h2 a")];
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) {
    expect(link.getAttribute("href")).toMatch(/^\/community\/blog\//);
    expect(link.getAttribute("hreflang")).toBe("en");
    expect(link.textContent).toContain("(auf Englisch)");
  }
});
