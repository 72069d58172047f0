import { expect, test } from "@/e2e/support/http/http-test";

// What there is no page for, read without scripts (P2.6).
const PATHS = [
  "/no-such-page",
  "/restaurants/nowhere",
  "/restaurants/nowhere/review",
  "/restaurants/nowhere/dishes",
  "/restaurants/nowhere/dishes/add",
  "/restaurants/nowhere/photos",
  "/restaurants/nowhere/photos/add",
  "/restaurants/nowhere/tip",
  "/restaurants/by-city/nowhere",
  "/restaurants/by-country/nowhere",
  "/community/members/nobody",
  "/community/forum/nothing",
  "/community/forum/page/99",
  "/community/events/nothing",
  "/guides/recipes/nothing",
  "/listings/nothing",
  "/restaurants/%00",
];

for (const path of PATHS)
  test(`${path} is not found, and says so without scripts`, async ({ visitor }) => {
    const { status, html } = await visitor.open(path);
    expect(status).toBe(404);
    visitor.main.getByRole("heading", { level: 1, name: "Oops! Page not found" });
    visitor.main.getByRole("link", { name: "Return to Home" });
    expect(html).toContain("noindex");
  });
