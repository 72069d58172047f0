import { readRows } from "@/e2e/support/servers/database-shell";
import { expect, test } from "@/e2e/support/http/http-test";

// A report is sent in the language of the page that shows what is reported (P2.13).
const REASON = "Nicht wahr oder nie dort gewesen";

test("a review is reported on German pages, which say in German what is wrong", async ({
  visitor,
  server,
}) => {
  await visitor.open("/de/restaurants/2");
  const [link] = visitor.main.getAllByRole("link", { name: /^Melden ?: / });
  const href = link!.getAttribute("href")!;
  expect(href).toMatch(/^\/de\/report\/review\//);
  await visitor.open(href);
  expect(visitor.page.document.documentElement.lang).toBe("de");
  expect(visitor.page.document.querySelector('meta[name="robots"]')).not.toBeNull();
  visitor.main.getByRole("heading", { name: "Diese Bewertung melden" });

  await visitor.press("Meldung senden");
  expect(visitor.path).toBe(href);
  expect(visitor.page.text).toContain("Bitte wähl aus, was das Problem ist.");
  await visitor.press("Meldung senden", { "Etwas anderes": true });
  expect(visitor.page.text).toContain("Bitte sag in einem Satz, was nicht in Ordnung ist.");
  expect((visitor.field("Etwas anderes") as HTMLInputElement).checked).toBe(true);

  await visitor.press("Meldung senden", { [REASON]: true, Einzelheiten: "Das Lokal war zu." });
  expect(visitor.path).toBe("/de/report/sent");
  visitor.main.getByRole("heading", { name: "Meldung gesendet" });
  const reports = await readRows(
    server,
    "select subject, reason from chard.reports where details = 'Das Lokal war zu.'",
  );
  expect(reports).toEqual([
    { subject: `review:${href.split("/").pop()}`, reason: "Not true, or never visited" },
  ]);
  await visitor.follow("Restaurants finden", visitor.page.main);
  expect(visitor.path).toBe("/de/restaurants/near-me");
});

test("the form leads back, and is there in every language, in English as it was", async ({
  visitor,
}) => {
  await visitor.open("/restaurants/2");
  const [link] = visitor.main.getAllByRole("link", { name: /^Report the review of/ });
  const path = link!.getAttribute("href")!;
  const headings = {
    "": "Report this review",
    "/fr": "Signaler cet avis",
    "/es": "Denunciar esta reseña",
    "/zh-hant": "檢舉這則評論",
    "/he": "דיווח על הביקורת הזו",
  };
  for (const [prefix, heading] of Object.entries(headings)) {
    await visitor.open(`${prefix}${path}`);
    expect(visitor.page.main.querySelector("h1")?.textContent).toBe(heading);
    expect(visitor.page.main.querySelectorAll("input[name=language]")).toHaveLength(prefix ? 1 : 0);
    const back = visitor.page.main.querySelector("nav a");
    expect(back?.getAttribute("href")).toBe(`${prefix}/restaurants/2`);
  }
  expect((await visitor.open("/de/report/review/none")).status).toBe(404);
});
