import { SHARED, test } from "@/e2e/support/servers/imported-server";
import { IMPORTED_PLACE_HTML_BUDGETS } from "@/e2e/support/checks/html-budgets";
import { expect } from "@/e2e/support/fixtures";

test.describe.configure({ mode: "default", timeout: 240_000 });
test.use({ world: SHARED });

for (const [path, budget] of Object.entries(IMPORTED_PLACE_HTML_BUDGETS))
  test(`the HTML of ${path} is within its budget @core`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect((await response.body()).length).toBeLessThanOrEqual(budget);
  });
