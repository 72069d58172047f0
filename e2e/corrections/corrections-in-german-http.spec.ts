import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { readRows, runShell } from "@/e2e/support/servers/database-shell";
import { signUp } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";

// A place is corrected in the language of its page (P2.13).
test.describe.configure({ timeout: 180_000 });

const PAGE = "/de/restaurants/fehler-haus";
const FORM = "/de/restaurants/fehler-haus/correct";
const THANKS = "/de/restaurants/fehler-haus/thanks";

test("facts are corrected on German pages, which say in German what is wrong", async ({
  visitor,
  server,
}) => {
  await addRestaurant(server, {
    id: "fehler-haus",
    name: "Fehler Haus",
    like: "1",
    isSample: false,
  });
  await visitor.open(PAGE);
  await visitor.follow(/^Etwas stimmt nicht/);
  expect(visitor.path).toBe(FORM);
  expect(visitor.page.document.documentElement.lang).toBe("de");
  expect(visitor.page.document.querySelector('meta[name="robots"]')).not.toBeNull();
  expect(visitor.page.main.querySelector("h1")?.textContent).toBe("Was stimmt nicht?");

  await visitor.press("Korrektur senden", { "Woher weißt du das?": "Ich habe angerufen." });
  expect(visitor.path).toBe(FORM);
  expect(visitor.page.text).toContain("Bitte gib mindestens eine neue Angabe ein.");
  await visitor.press("Korrektur senden", { Telefon: "ruf an", Öffnungszeiten: "immer" });
  expect(visitor.description("Telefon")).toContain("Das ist keine Telefonnummer.");
  expect(visitor.description("Öffnungszeiten")).toContain("Diese Zeiten lassen sich nicht lesen.");
  expect(visitor.field("Telefon").value).toBe("ruf an");
  await visitor.press("Korrektur senden", {
    Telefon: "+49 30 5550123",
    Öffnungszeiten: "Mo-Fr 11:00-15:00",
    Küchen: "Thailändisch, Omas Küche",
    Vegetarisch: true,
    WLAN: false,
  });
  expect(visitor.path).toBe(THANKS);
  expect(visitor.page.text).toContain("Die Moderation prüft Korrekturen der Reihe nach");
  await visitor.follow("Zurück zum Restaurant");
  expect(visitor.path).toBe(PAGE);
  const [sent] = await readRows(
    server,
    "select facts from chard.suggestions where restaurant_id = 'fehler-haus' order by id desc limit 1",
  );
  expect(sent!.facts).toMatchObject({
    phone: "+49 30 5550123",
    hoursText: "Mo-Fr 11:00-15:00",
    cuisine: "Thai, Omas Küche",
    veganLevel: "vegetarian",
  });
});

// P14.95.
test("a suspended member who corrects a place is told in German why nothing is sent", async ({
  visitor,
  server,
}) => {
  const email = await signUp(visitor, { next: "/de/restaurants/2/correct" });
  await runShell(
    server,
    `insert into chard.suspensions (user_id, reason, ends_at) select id, 'Werbung', now() + interval '7 days' from auth.users where email = '${email}'`,
  );
  await visitor.press("Korrektur senden", {
    Telefon: "+49 30 5550123",
    "Woher weißt du das?": "Ich habe angerufen.",
  });
  expect(visitor.page.text).toMatch(/Dein Konto ist bis zum .* gesperrt: Werbung\./);
});

test("the form is there in every language, and in English as it was", async ({ visitor }) => {
  const headings = {
    "": "What is wrong?",
    "/fr": "Quelle est l’erreur\u202f?",
    "/es": "¿Cuál es el error?",
    "/zh-hant": "哪裡有誤？",
    "/he": "מה הטעות?",
  };
  for (const [prefix, heading] of Object.entries(headings)) {
    await visitor.open(`${prefix}/restaurants/2/correct`);
    expect(visitor.page.main.querySelector("h1")?.textContent).toBe(heading);
    expect(visitor.page.main.querySelectorAll("input[name=language]")).toHaveLength(prefix ? 1 : 0);
  }
});
