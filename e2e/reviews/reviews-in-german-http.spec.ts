import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { signUp } from "@/e2e/support/http/http-account";
import { expect, test } from "@/e2e/support/http/http-test";
import { takePhoto } from "@/e2e/support/test-photo";

// A review is written, read and deleted in the language of the restaurant's page (P2.13).
test.describe.configure({ timeout: 180_000 });

const PAGE = "/de/restaurants/kritik-haus";
const FORM = "/de/restaurants/kritik-haus/review";
const ALL = "/de/restaurants/kritik-haus/reviews?sort=lowest";
const TEXT = "Maultaschen mit Linsen, dazu ein Salat, der nach Garten schmeckt.";

const REVIEW = {
  "4 Sterne": true,
  Titel: "Maultaschen ohne Ei",
  "Deine Bewertung": TEXT,
  "Datum deines Besuchs": "2026-10-03",
};

test("a review is written, changed and deleted on German pages, which say in German what is wrong", async ({
  visitor,
  newVisitor,
  server,
}) => {
  await addRestaurant(server, {
    id: "kritik-haus",
    name: "Kritik Haus",
    like: "1",
    isSample: false,
  });
  await visitor.open(PAGE);
  await visitor.follow("Bewertung schreiben");
  expect(visitor.path).toContain(encodeURIComponent(FORM));
  await signUp(visitor, { name: "Ruth Okafor", next: FORM });
  expect(visitor.page.document.documentElement.lang).toBe("de");
  expect(visitor.page.document.querySelector('meta[name="robots"]')).not.toBeNull();

  await visitor.press("Bewertung veröffentlichen", { Titel: "Ei" });
  expect(visitor.path).toBe(FORM);
  expect(visitor.page.document.documentElement.lang).toBe("de");
  expect(visitor.page.text).toContain("Bitte wähl einen bis fünf Sterne.");
  expect(visitor.description("Titel")).toContain("mindestens 3 Zeichen");
  expect(visitor.description("Datum deines Besuchs")).toContain("Bitte gib an, wann du dort warst");
  expect(visitor.field("Titel").value).toBe("Ei");

  const input = visitor.page.main.querySelector<HTMLInputElement>("input[type=file]")!;
  visitor.choose(input, await takePhoto("#3d4"));
  const photo = input.closest<HTMLElement>("[role=group]")!;
  await visitor.press("Bewertung veröffentlichen", REVIEW);
  expect(visitor.page.text).toContain("Bitte beschreib das Foto mit mindestens 3 Zeichen.");
  expect(visitor.page.text).toContain("Bitte wähl deine Fotos noch einmal aus");
  expect(photo.getAttribute("aria-label")).toBe("Foto 1");

  await visitor.press("Bewertung veröffentlichen", REVIEW);
  expect(visitor.path).toMatch(/^\/de\/restaurants\/kritik-haus#review-/);
  expect(visitor.page.text).toContain(TEXT);

  const guest = newVisitor();
  await guest.open(ALL);
  expect(guest.page.main.querySelector("h1")?.textContent).toBe("Bewertungen: Kritik Haus");
  expect(guest.page.text).toContain(TEXT);
  await guest.follow("Kritik Haus", guest.page.main);
  expect(guest.path).toBe(PAGE);

  await visitor.open(FORM);
  expect(visitor.page.text).toContain("Deine Bewertung ändern");
  await visitor.press("Endgültig löschen");
  expect(visitor.path).toBe(`${PAGE}#reviews`);
  expect(visitor.page.text).not.toContain(TEXT);
});

test("the form is there in every language, and in English as it was", async ({ visitor }) => {
  await signUp(visitor);
  const headings = {
    "": "Write a review",
    "/fr": "Écrire un avis",
    "/es": "Escribir una reseña",
    "/zh-hant": "撰寫評論",
    "/he": "כתיבת ביקורת",
  };
  for (const [prefix, heading] of Object.entries(headings)) {
    await visitor.open(`${prefix}/restaurants/2/review`);
    expect(visitor.page.main.querySelector("h1")?.textContent).toBe(heading);
    expect(visitor.page.main.querySelectorAll("input[name=language]")).toHaveLength(prefix ? 1 : 0);
  }
});
