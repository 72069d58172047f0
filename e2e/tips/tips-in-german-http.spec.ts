import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { newAddress, PASSWORD } from "@/e2e/support/servers/auth-server";
import { signUp } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";

// Forms of a page in another language than English are in it (P2.13), or lead back to it (P2.17).
test.describe.configure({ timeout: 180_000 });

const PAGE = "/de/restaurants/tip-haus";
const FORM = "/de/restaurants/tip-haus/tip";
const CLOSED = "/de/restaurants/tip-haus/closed";
const OPEN = "/de/restaurants/tip-haus/open";
const THANKS = "/de/restaurants/tip-haus/thanks";
const TIP = "Fragt nach der zweiten Karte: Alles darauf ist vegan.";

test("presses and forms of a German page lead back to it, also over a sign-in", async ({
  visitor,
  newVisitor,
  server,
}) => {
  await addRestaurant(server, { id: "tip-haus", name: "Tip Haus", like: "1", isSample: false });
  await visitor.open(PAGE);
  await visitor.follow(/^Tipp hinterlassen/);
  const next = encodeURIComponent(FORM);
  expect(visitor.path).toBe(`/de/auth?next=${next}`);
  const account = { "E-Mail-Adresse": newAddress(), Passwort: PASSWORD };
  await visitor.press("Anmelden", account);
  expect(visitor.page.text).toContain("E-Mail-Adresse oder Passwort stimmt nicht");
  await visitor.follow("Konto anlegen");
  expect(visitor.path).toBe(`/de/auth/join?next=${next}`);
  await visitor.press("Registrieren", { ...account, Passwort: "kurz" });
  expect(visitor.description("Passwort")).toContain("mindestens 6 Zeichen");
  await visitor.press("Registrieren", { "Vor- und Nachname": "Ruth Okafor", Passwort: PASSWORD });
  expect(visitor.path).toBe(FORM);
  await visitor.press("Tipp veröffentlichen", { "Dein Tipp": "Kurz" });
  expect(visitor.path).toBe(FORM);
  expect(visitor.description("Dein Tipp")).toContain("Bitte schreib mindestens 10 Zeichen.");
  await visitor.press("Tipp veröffentlichen", { "Dein Tipp": TIP });
  expect(visitor.path).toMatch(/^\/de\/restaurants\/tip-haus#tip-/);
  expect(visitor.page.text).toContain(TIP);

  const guest = newVisitor();
  await signUp(guest);
  await guest.open(PAGE);
  await guest.press(/^Hilfreich/, {}, guest.page.main.querySelector('li[id^="tip-"]')!);
  expect(guest.path).toMatch(/^\/de\/restaurants\/tip-haus#tip-/);
  expect(guest.page.text).toContain("Hilfreich (1)");
  await guest.follow(/^Melden ?: der Tipp von Ruth Okafor/);
  expect(guest.path).toMatch(/^\/de\/report\/tip\/[^?]+$/);
  await guest.follow("Restaurant");
  expect(guest.path).toBe(PAGE);

  await guest.follow(/^Dauerhaft geschlossen/);
  expect(guest.path).toBe(CLOSED);
  await guest.press("Dauerhaft geschlossen", { "Woher weißt du das?": "" });
  expect(guest.description("Woher weißt du das?")).toContain("Bitte sag in ein paar Worten");
  await guest.press("Dauerhaft geschlossen", { "Woher weißt du das?": "Ein Aushang an der Tür." });
  expect(guest.path).toBe(THANKS);
  expect(guest.page.text).toContain("Die Moderation prüft Korrekturen der Reihe nach");
  await guest.follow("Zurück zum Restaurant");
  expect(guest.path).toBe(PAGE);

  await guest.follow("Gibt es noch");
  expect(guest.path).toBe(OPEN);
  await guest.press("Gibt es noch");
  expect(guest.path).toBe(PAGE);
  await guest.open(OPEN);
  await guest.press("Gibt es noch");
  expect(guest.page.text).toContain("Du hast das Lokal diesen Monat schon bestätigt.");

  await guest.open(PAGE);
  await guest.follow(/^Etwas stimmt nicht/);
  expect(guest.path).toBe("/de/restaurants/tip-haus/correct");
});
