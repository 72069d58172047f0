import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { newAddress, PASSWORD } from "@/e2e/support/servers/auth-server";
import { signUp } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";

// Forms of a page in another language than English lead back to it (P2.17).
test.describe.configure({ timeout: 180_000 });

const PAGE = "/de/restaurants/tip-haus";
const TIP = "Fragt nach der zweiten Karte: Alles darauf ist vegan.";

test("presses and forms of a German page lead back to it, also over a sign-in", async ({
  visitor,
  newVisitor,
  server,
}) => {
  await addRestaurant(server, { id: "tip-haus", name: "Tip Haus", like: "1", isSample: false });
  await visitor.open(PAGE);
  await visitor.follow(/^Tipp hinterlassen/);
  const next = encodeURIComponent("/restaurants/tip-haus/tip?language=de");
  expect(visitor.path).toBe(`/de/auth?next=${next}`);
  const account = { "E-Mail-Adresse": newAddress(), Passwort: PASSWORD };
  await visitor.press("Anmelden", account);
  expect(visitor.page.text).toContain("E-Mail-Adresse oder Passwort stimmt nicht");
  await visitor.follow("Konto anlegen");
  expect(visitor.path).toBe(`/de/auth/join?next=${next}`);
  await visitor.press("Registrieren", { ...account, Passwort: "kurz" });
  expect(visitor.description("Passwort")).toContain("mindestens 6 Zeichen");
  await visitor.press("Registrieren", { "Vor- und Nachname": "Ruth Okafor", Passwort: PASSWORD });
  expect(visitor.path).toBe("/restaurants/tip-haus/tip?language=de");
  await visitor.press("Publish tip", { "Your tip": "Kurz" });
  expect(visitor.description("Your tip")).toContain("Please write at least 10 characters.");
  await visitor.press("Publish tip", { "Your tip": TIP });
  expect(visitor.path).toMatch(/^\/de\/restaurants\/tip-haus#tip-/);
  expect(visitor.page.text).toContain(TIP);

  const guest = newVisitor();
  await signUp(guest);
  await guest.open(PAGE);
  await guest.press(/^Hilfreich/, {}, guest.page.main.querySelector('li[id^="tip-"]')!);
  expect(guest.path).toMatch(/^\/de\/restaurants\/tip-haus#tip-/);
  expect(guest.page.text).toContain("Hilfreich (1)");
  await guest.follow(/^Melden ?: der Tipp von Ruth Okafor/);
  expect(guest.path).toMatch(/^\/report\/tip\/[^?]+\?language=de$/);
  await guest.follow("Restaurant");
  expect(guest.path).toBe(PAGE);

  await guest.follow(/^Dauerhaft geschlossen/);
  await guest.press("It has closed for good", { "How do you know?": "A notice at the door." });
  expect(guest.path).toBe("/restaurants/tip-haus/thanks?language=de");
  await guest.follow("Back to the restaurant");
  expect(guest.path).toBe(PAGE);
});
