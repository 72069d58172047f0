import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { runShell } from "@/e2e/support/servers/database-shell";
import { signUp } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import type { HttpVisitor } from "@/e2e/support/http/http-visitor";
import { takePhoto, TEXT_FILE } from "@/e2e/support/test-photo";

// Photos are added, described, read and deleted in the language of the restaurant's page (P2.13).
test.describe.configure({ timeout: 180_000 });

const PAGE = "/de/restaurants/foto-haus";
const FORM = "/de/restaurants/foto-haus/photos/add";
const ALL = "/de/restaurants/foto-haus/photos";

const descriptions = (scope: HTMLElement) =>
  [...scope.querySelectorAll<HTMLImageElement>("img")].map(({ alt }) => alt);

const section = ({ page }: HttpVisitor, heading: string) =>
  page.main.querySelector<HTMLElement>(`section[aria-labelledby="${heading}"]`)!;

const own = (visitor: HttpVisitor) => section(visitor, "own-photos");

test("a photo is added, described, found helpful and deleted on German pages", async ({
  visitor,
  newVisitor,
  server,
}) => {
  await addRestaurant(server, { id: "foto-haus", name: "Foto Haus", like: "1", isSample: false });
  await visitor.open(PAGE);
  await visitor.follow("Fotos hinzufügen", section(visitor, "visitor-photos"));
  expect(visitor.path).toBe(`/de/auth?next=${encodeURIComponent(FORM)}`);
  await signUp(visitor, { name: "Ruth Okafor", next: FORM });
  expect(visitor.page.document.documentElement.lang).toBe("de");
  expect(visitor.page.document.querySelector('meta[name="robots"]')).not.toBeNull();

  expect(visitor.page.text).toMatch(/je höchstens 10\sMB, zusammen 40\sMB/);
  await visitor.press("Fotos hochladen");
  expect(visitor.path).toMatch(/^\/de\/restaurants\/foto-haus\/photos\/add\?/);
  expect(visitor.page.text).toContain("Wähl zuerst ein Foto aus.");
  await visitor.press("Fotos hochladen", { "Fotos auswählen": TEXT_FILE });
  expect(visitor.page.text).toContain("Diese Datei ist kein Foto, das wir lesen können.");
  await visitor.press("Fotos hochladen", { "Fotos auswählen": await takePhoto("#c35") });
  expect(visitor.page.text).toContain("Ein Foto ist hinzugefügt.");
  expect(descriptions(own(visitor))).toEqual(["Foto von einem Gast"]);

  await visitor.press("Speichern", { Bildunterschrift: "Siehe example.com" }, own(visitor));
  expect(visitor.path).toMatch(/^\/de\/restaurants\/foto-haus\/photos\/add/);
  expect(visitor.description("Bildunterschrift")).toContain("ohne Webadresse");
  await visitor.press("Speichern", { Bildunterschrift: "", "Was ist darauf zu sehen?": "Essen" });
  expect(visitor.path).toBe(FORM);
  expect(descriptions(own(visitor))).toEqual(["Foto vom Essen"]);

  const guest = newVisitor();
  await signUp(guest, { next: ALL });
  expect(guest.page.main.querySelector("h1")?.textContent).toBe("Fotos: Foto Haus");
  expect(descriptions(guest.page.main)).toEqual(["Foto vom Essen"]);
  expect(guest.page.main.querySelector("figcaption b")?.textContent).toBe("Essen");
  await guest.press(/^Hilfreich/);
  expect(guest.path).toMatch(/^\/de\/restaurants\/foto-haus\/photos#photo-/);
  expect(guest.page.text).toContain("Hilfreich (1)");
  await guest.open(`${ALL}?shows=menu`);
  expect(guest.page.text).toContain("Nur: Speisekarte.");
  await guest.follow("Alle Fotos zeigen");
  expect(guest.path).toBe(ALL);
  await guest.follow(/^Melden ?: das Foto: Foto vom Essen/);
  expect(guest.path).toMatch(/^\/de\/report\/photo\//);

  await visitor.press(/^Löschen ?: das Foto: Foto vom Essen/);
  expect(visitor.path).toBe(FORM);
  expect(own(visitor)).toBeNull();
  await guest.open(ALL);
  expect(guest.page.text).toContain("Noch hat kein Gast ein Foto hinzugefügt.");
});

test("the form is there in every language, and in English as it was", async ({ visitor }) => {
  await signUp(visitor);
  const headings = {
    "": "Add photos",
    "/fr": "Ajouter des photos",
    "/es": "Añadir fotos",
    "/zh-hant": "新增照片",
    "/he": "הוספת תמונות",
  };
  for (const [prefix, heading] of Object.entries(headings)) {
    await visitor.open(`${prefix}/restaurants/2/photos/add`);
    expect(visitor.page.main.querySelector("h1")?.textContent).toBe(heading);
    const form = visitor.page.main.querySelector("form")!;
    const language = prefix ? `?language=${prefix.slice(1)}` : "";
    expect(form.getAttribute("action")).toBe(`/restaurants/2/photos/upload${language}`);
  }
});

// P14.95.
test("the answer to a script is in the language of its page", async ({ visitor, server }) => {
  const email = await signUp(visitor);
  const photo = await takePhoto("#53c");
  const send = async (path: string) => {
    const head = `--b\r\nContent-Disposition: form-data; name="photos"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), photo.buffer, Buffer.from("\r\n--b--\r\n")]);
    const answer = await visitor.fetch(
      path,
      { method: "POST", type: "multipart/form-data; boundary=b", body },
      { Accept: "application/json" },
    );
    return (JSON.parse(answer.html) as { error?: string }).error;
  };
  expect(await send("/restaurants/nirgendwo/photos/upload?language=de")).toBe(
    "Dieses Restaurant ist nicht mehr eingetragen.",
  );
  await runShell(
    server,
    `insert into chard.suspensions (user_id, reason, ends_at) select id, 'Werbung', now() + interval '7 days' from auth.users where email = '${email}'`,
  );
  expect(await send("/restaurants/2/photos/upload?language=de")).toMatch(
    /^Dein Konto ist bis zum .* gesperrt: Werbung\./,
  );
});
