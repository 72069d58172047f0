import { expect, test } from "@/e2e/support/http/http-test";
import { runShell } from "@/e2e/support/servers/database-shell";

// A question of the desk is answered in German, from the page of a listing (P2.13, P14.119).
const LISTING = "frage-zum-eintrag-0000";
const QUESTION = "frage-der-moderation-0";
const ASKED = "Which number of the street is it?";

test("the sender of a listing answers on German pages", async ({ visitor, server }) => {
  for (const statement of [
    `insert into chard.listings (token, name, address, description, details) values ('${LISTING}', 'Frage Haus', 'Linienstraße, Berlin', 'Nur Pflanzen.', '{}')`,
    `insert into chard.questions (token, subject, question) values ('${QUESTION}', 'listing:${LISTING}', '${ASKED}')`,
  ])
    await runShell(server, statement);
  await visitor.open(`/de/listings/${LISTING}`);
  expect(visitor.page.text).toContain(ASKED);
  await visitor.follow("Beantworten");
  expect(visitor.path).toBe(`/de/questions/${QUESTION}`);
  expect(visitor.page.document.documentElement.lang).toBe("de");
  visitor.main.getByRole("heading", { name: "Eine Frage an dich" });
  expect(visitor.main.getByText(ASKED).getAttribute("dir")).toBe("auto");
  await visitor.press("Antwort senden", { "Deine Antwort": "?" });
  expect(visitor.path).toBe(`/de/questions/${QUESTION}`);
  expect(visitor.description("Deine Antwort")).toContain("mit 2 bis 2.000 Zeichen");
  await visitor.press("Antwort senden", { "Deine Antwort": "Nummer 94, im zweiten Hof." });
  expect(visitor.path).toBe(`/de/questions/${QUESTION}`);
  expect(visitor.page.text).toContain("Nummer 94, im zweiten Hof.");
  expect(visitor.main.queryByRole("button", { name: "Antwort senden" })).toBeNull();
  for (const prefix of ["", "/fr", "/es", "/zh-hant", "/he"]) {
    await visitor.open(`${prefix}/questions/${QUESTION}`);
    expect(visitor.page.status).toBe(200);
    expect(visitor.page.text).toContain("Nummer 94, im zweiten Hof.");
  }
  expect((await visitor.open("/de/questions/0000000000000000000000")).status).toBe(404);
});
