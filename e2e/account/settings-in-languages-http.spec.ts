import { strFromU8, unzipSync } from "fflate";
import { newAddress, PASSWORD } from "@/e2e/support/servers/auth-server";
import { signUp } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import { App } from "@/e2e/support/second-factor-steps";

// The settings in other languages than English (P2.13), by forms alone.
test.describe.configure({ timeout: 180_000 });

const NEW_PASSWORD = "a better horse";
const OTHERS = "Deine anderen Geräte können ab jetzt nichts mehr ändern";

test("a German changes everything that signs in, in German", async ({ visitor, newVisitor }) => {
  const stranger = newVisitor();
  await stranger.open("/de/settings");
  expect(stranger.path).toBe("/de/auth?next=%2Fde%2Fsettings");

  const taken = await signUp(stranger);
  await signUp(visitor, { next: "/de/settings" });
  await visitor.press("Speichern", { Wohnort: "Halle" });
  expect(visitor.path).toBe("/de/settings?saved=name");
  await visitor.press("E-Mail-Auswahl speichern", { "Neue Bewertungen zu meinen Favoriten": true });
  expect(visitor.page.text).toContain("Deine Auswahl an E-Mails ist gespeichert.");
  await visitor.press("Andere Geräte abmelden");
  expect(visitor.page.text).toContain(OTHERS);

  const email = newAddress();
  await visitor.follow("E-Mail-Adresse ändern");
  expect(visitor.path).toBe("/de/settings/email");
  const fields = { "Neue E-Mail-Adresse": taken, "Dein Passwort": "not the password" };
  await visitor.press("E-Mail-Adresse ändern", fields);
  expect(visitor.description("Dein Passwort")).toContain("Das ist nicht dein aktuelles Passwort.");
  await visitor.press("E-Mail-Adresse ändern", { "Dein Passwort": PASSWORD });
  expect(visitor.description("Neue E-Mail-Adresse")).toContain(
    "Zu dieser E-Mail-Adresse gibt es schon ein Konto",
  );
  await visitor.press("E-Mail-Adresse ändern", {
    "Neue E-Mail-Adresse": email,
    "Dein Passwort": PASSWORD,
  });
  expect(visitor.path).toBe("/de/settings?saved=email");
  visitor.main.getByRole("heading", { name: email });

  await visitor.follow("Passwort ändern");
  expect(visitor.path).toBe("/de/settings/password");
  const passwords = { "Aktuelles Passwort": PASSWORD, "Neues Passwort": PASSWORD };
  await visitor.press("Passwort ändern", passwords);
  expect(visitor.description("Neues Passwort")).toContain(
    "Das neue Passwort muss anders sein als das alte.",
  );
  await visitor.press("Passwort ändern", { ...passwords, "Neues Passwort": NEW_PASSWORD });
  expect(visitor.path).toBe("/de/settings?saved=password");
  expect(visitor.page.text).toContain(`Dein Passwort ist geändert. ${OTHERS}`);
  await visitor.open("/de/profile");
  await visitor.follow("Einstellungen", visitor.page.main);
  expect(visitor.path).toBe("/de/settings");
});

test("a German sets a second factor up and turns it off, in German", async ({ visitor }) => {
  await signUp(visitor, { next: "/de/settings" });
  await visitor.follow("Einrichten: zweiter Faktor");
  expect(visitor.path).toBe("/de/settings/second-factor");
  await visitor.press("Weiter", { "Dein Passwort": "not the password" });
  expect(visitor.description("Dein Passwort")).toContain("nicht dein aktuelles Passwort");
  await visitor.press("Weiter", { "Dein Passwort": PASSWORD });
  expect(visitor.path).toBe("/de/settings/second-factor/code");
  expect(visitor.page.text).toContain("oder tipp dort diesen Schlüssel ein:");
  const app = new App(visitor.page.main.querySelector("code")!.textContent!.replaceAll(" ", ""));
  await visitor.press("Einschalten", { Code: "12" });
  expect(visitor.description("Code")).toContain("Bitte gib die sechs Ziffern ein");
  await visitor.press("Einschalten", { Code: "000000" });
  expect(visitor.description("Code")).toContain("Dieser Code ist falsch");
  await visitor.press("Einschalten", { Code: await app.nextCode() });
  expect(visitor.path).toBe("/de/settings?saved=factor-on");
  expect(visitor.page.text).toContain(`Der zweite Faktor ist eingeschaltet. ${OTHERS}`);
  await visitor.open("/de/settings/second-factor/code");
  expect(visitor.page.text).toContain("Der zweite Faktor ist eingeschaltet");
  await visitor.open("/de/settings/second-factor");
  await visitor.press("Ausschalten", { "Dein Passwort": PASSWORD });
  expect(visitor.path).toBe("/de/settings?saved=factor-off");
  await visitor.open("/de/settings/second-factor/code");
  expect(visitor.page.text).toContain("Ein Schlüssel gilt 10 Minuten");
});

test("a German takes the data along, and has the account deleted, in German", async ({
  visitor,
}) => {
  const email = await signUp(visitor, { next: "/de/settings" });
  const download = [...visitor.page.main.querySelectorAll("a")].find(({ textContent }) =>
    textContent?.includes("Meine Daten herunterladen"),
  );
  const data = await visitor.fetch(download!.getAttribute("href")!);
  const files = unzipSync(data.body);
  expect(JSON.parse(strFromU8(files["data.json"]!))).toMatchObject({ account: { email } });

  await visitor.follow("Mein Konto löschen");
  expect(visitor.path).toBe("/de/settings/delete");
  expect(visitor.page.text).toContain("Sieben Tage lang kannst du es dir anders überlegen.");
  await visitor.press("Mein Konto löschen", { "Bestätige mit deinem Passwort": "" });
  expect(visitor.description("Bestätige mit deinem Passwort")).toContain(
    "Bitte gib dein Passwort ein.",
  );
  await visitor.press("Mein Konto löschen", {
    "Auch löschen": true,
    "Bestätige mit deinem Passwort": PASSWORD,
  });
  expect(visitor.path).toBe("/de/settings?saved=deletion");
  expect(visitor.page.text).toMatch(/Dein Konto wird am \d+\. \S+ \d{4} gelöscht\./);
  await visitor.press("Doch nicht löschen");
  expect(visitor.path).toBe("/de/settings?saved=kept");
  expect(visitor.page.text).toContain("Dein Konto bleibt bestehen.");
});

test("in Hebrew addresses and keys are written from left to right, and nothing is in English", async ({
  visitor,
}) => {
  const email = await signUp(visitor);
  const { html, text } = await visitor.open("/he/settings");
  expect(html).toContain('<html lang="he" dir="rtl"');
  expect(html).toMatch(/name="robots" content="noindex/);
  expect(text).not.toMatch(/Settings|Password|Change email|Sign out|Your data|Delete/);
  await visitor.open("/he/settings/email");
  expect(visitor.field("כתובת דוא״ל חדשה").getAttribute("dir")).toBe("ltr");
  const bold = visitor.page.main.querySelector("b")!;
  expect([bold.textContent, bold.getAttribute("dir")]).toEqual([email, "ltr"]);
  await visitor.open("/he/settings/second-factor");
  await visitor.press("המשך", { "הסיסמה שלכם": PASSWORD });
  expect(visitor.path).toBe("/he/settings/second-factor/code");
  expect(visitor.page.main.querySelector("code")!.getAttribute("dir")).toBe("ltr");
  expect(visitor.field("קוד").getAttribute("dir")).toBe("ltr");
});
