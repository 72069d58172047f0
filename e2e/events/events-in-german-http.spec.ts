import { signUp, signUpForDesk } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import { textOf, type HttpVisitor } from "@/e2e/support/http/http-visitor";
import { readRows, runShell } from "@/e2e/support/servers/database-shell";

// A member proposes an event in German, and it is read in German (P2.13).
test.describe.configure({ timeout: 240_000 });

const YEAR = new Date().getUTCFullYear() + 1;
const DAY = `${YEAR}-06-12`;
const LIST = "/de/community/events";
const PAGE = `${LIST}/grillen-im-park`;

const FIELDS = {
  Titel: "Grillen im Park",
  Beginn: `${DAY}T18:30`,
  Ende: `${DAY}T22:30`,
  Adresse: "Jardim da Estrela",
  Stadt: "Lisbon, Portugal",
  "Was dort passiert": "Es gibt Seitan vom Rost.\n\nBringt Teller mit.",
  Link: "https://example.org/grillen",
};

/** Other tests of this server see the samples in the list of events, which real ones replace. */
test.afterAll(async ({ server }) => {
  await runShell(server, "delete from chard.events");
});

const heading = (visitor: HttpVisitor) => textOf(visitor.page.main.querySelector("h1")!);

const panel = (visitor: HttpVisitor) =>
  textOf(visitor.main.getByRole("complementary", { name: "Zeit und Ort" }));

test("an event is proposed, read, changed and cancelled on German pages", async ({
  visitor,
  newVisitor,
  server,
}) => {
  const [desk, guest] = [newVisitor(), newVisitor()];
  await signUpForDesk(desk, server);
  await signUp(visitor, { next: LIST });
  expect(visitor.path).toBe(LIST);
  expect(heading(visitor)).toBe("Veranstaltungen");
  await visitor.follow("Veranstaltung vorschlagen");
  expect(visitor.path).toBe(`${LIST}/new`);
  expect(heading(visitor)).toBe("Wo ist deine Veranstaltung?");
  await visitor.press("Suchen", { "Name des Lokals": "Qqxyz" });
  expect(visitor.path).toBe(`${LIST}/new?q=Qqxyz`);
  expect(visitor.page.text).toContain("Kein eingetragenes Lokal heißt so.");
  await visitor.follow("Es ist woanders: Adresse angeben");
  expect(visitor.path).toBe(`${LIST}/new?place=none`);
  expect(visitor.page.text).toContain("An der Adresse, die du unten angibst");

  const faulty = { ...FIELDS, Ende: FIELDS.Beginn, "Was dort passiert": "", Stadt: "Qqxyz" };
  await visitor.press("Veranstaltung vorschlagen", faulty);
  expect(visitor.path).toBe(`${LIST}/new?place=none`);
  expect(visitor.description("Ende")).toContain("Das Ende muss nach dem Beginn liegen.");
  expect(visitor.description("Was dort passiert")).toContain("mindestens 10 Zeichen");
  expect(visitor.field("Titel").value).toBe(FIELDS.Titel);
  const { Ende, "Was dort passiert": text } = FIELDS;
  await visitor.press("Veranstaltung vorschlagen", { Ende, "Was dort passiert": text });
  expect(visitor.description("Stadt")).toContain("Diese Stadt kennen wir nicht.");
  await visitor.press("Veranstaltung vorschlagen", { Stadt: FIELDS.Stadt });
  expect(visitor.path).toBe(`${PAGE}/edit`);
  expect(visitor.page.document.documentElement.lang).toBe("de");
  expect(visitor.page.text).toContain("Das sieht sich zuerst die Moderation an.");
  const stored = "select city, time_zone from chard.events where id = 'grillen-im-park'";
  expect(await readRows(server, stored)).toEqual([{ city: "Lisbon", time_zone: "Europe/Lisbon" }]);

  expect((await guest.open(PAGE)).status).toBe(404);
  await desk.open("/desk/events/grillen-im-park");
  await desk.press("Publish");
  await expect.poll(async () => (await guest.open(LIST)).text).toContain(FIELDS.Titel);
  await guest.follow(FIELDS.Titel);
  expect(guest.path).toBe(PAGE);
  expect(panel(guest)).toMatch(new RegExp(`12\\. Juni ${YEAR}`));
  expect(panel(guest)).toMatch(/18:30.22:30 Uhr \(Ortszeit\)/);
  expect(panel(guest)).toContain("Lissabon, Portugal");
  expect(guest.page.text).toContain("Angekündigt von Noor Adeyemi");
  expect(guest.page.html).toMatch(/hrefLang="x-default"/i);

  await guest.press("Zusagen");
  expect(guest.path).toBe(`/de/auth?next=${encodeURIComponent(`${PAGE}/guests`)}`);
  await signUp(guest, { name: "Ruth Okafor", next: PAGE });
  await guest.press("Zusagen");
  expect(guest.path).toBe(`${PAGE}/guests?result=joined`);
  expect(guest.page.text).toContain("Du hast zugesagt. Drück den Knopf noch einmal");
  guest.main.getByRole("button", { name: "Zugesagt", pressed: true });
  await guest.follow(FIELDS.Titel);
  expect(guest.path).toBe(PAGE);
  expect(panel(guest)).toContain("1 Zusage");
  await guest.follow("Sehen, wer dabei ist");
  await guest.press("Zugesagt");
  expect(guest.path).toBe(`${PAGE}/guests?result=left`);
  expect(guest.page.text).toContain("Du hast abgesagt");
  const file = await guest.fetch(`${PAGE}/event.ics`);
  expect(file.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  expect(file.html.replaceAll("\r\n ", "")).toContain("Lissabon\\, Portugal");

  await visitor.open(`${PAGE}/edit`);
  await visitor.press("Veranstaltung speichern", { Beginn: `${DAY}T19:00` });
  expect(visitor.path).toBe(PAGE);
  expect(panel(visitor)).toMatch(/19:00.22:30 Uhr/);
  await visitor.open(`${PAGE}/edit`);
  await visitor.press("Endgültig absagen");
  expect(visitor.path).toBe(PAGE);
  expect(visitor.page.text).toContain("Diese Veranstaltung ist abgesagt.");
});

test("signed-out visitors sign in in German first, and come to the form", async ({ visitor }) => {
  await visitor.open(`${LIST}/new?place=none`);
  expect(visitor.path).toBe(`/de/auth?next=${encodeURIComponent(`${LIST}/new?place=none`)}`);
});

test("the form is there in every language, and in English as it was", async ({ visitor }) => {
  await signUp(visitor);
  const headings = {
    "": "Propose an event",
    "/de": "Veranstaltung vorschlagen",
    "/fr": "Proposer un événement",
    "/es": "Proponer un evento",
    "/zh-hant": "提議活動",
    "/he": "הצעת אירוע",
  };
  for (const [prefix, title] of Object.entries(headings)) {
    await visitor.open(`${prefix}/community/events/new?place=none`);
    expect(heading(visitor)).toBe(title);
    expect(visitor.page.main.querySelectorAll("input[name=language]")).toHaveLength(prefix ? 1 : 0);
  }
  const link = visitor.page.main.querySelector("input[name=link]");
  expect(link?.getAttribute("dir")).toBe("ltr");
});
