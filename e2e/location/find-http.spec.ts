import { expect, test } from "@/e2e/support/fixtures";

// The answer to a typed place without JavaScript (P3.17).
test("with the samples alone every text leads to near me @core", async ({ request }) => {
  for (const path of [
    "/restaurants/find",
    "/restaurants/find?q=Berlin",
    "/restaurants/find?q=Xyzzyville",
  ]) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 307]);
    expect(response.headers().location, path).toBe("/restaurants/near-me");
  }
  const german = await request.get("/de/restaurants/find?q=Wien", { maxRedirects: 0 });
  expect(german.headers().location).toBe("/de/restaurants/near-me");
});
