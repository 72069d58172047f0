import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import { runShell } from "@/e2e/support/servers/database-shell";
import { expect, test } from "@/e2e/support/http/http-test";
import type { HttpPage } from "@/e2e/support/http/http-visitor";
import { DEFAULT_MAP_STYLE_URL } from "@/lib/public-env";
import { inlineScriptsOf, pagePolicy } from "@/lib/security/content-security-policy";

// The site's own pages in its cache; run-time-pages.spec.ts tries the cache in an app of its own.
const HOSTS = { mapStyleUrl: DEFAULT_MAP_STYLE_URL, isSecure: false };

/** The policy of exactly the inline scripts that the page has, and no stylesheet that the first paint waits for. */
function expectFinished({ headers, html }: HttpPage) {
  expect(headers["content-security-policy"]).toBe(pagePolicy(inlineScriptsOf(html), HOSTS));
  expect(html).toMatch(/<style>[^]+?<\/style><noscript><link rel="stylesheet"/);
  expect(html).not.toMatch(/<script [^>]*\bsrc="(?![^>]*\bnomodule\b)/i);
}

test("a restaurant's page is finished when it is rendered, cached, and rendered again after a change @core", async ({
  visitor,
  server,
}) => {
  const id = "soon-renamed";
  await addRestaurant(server, { id, name: "Soon Renamed", like: "2", isSample: true });
  const open = async () => {
    const page = await visitor.open(`/restaurants/${id}`);
    expect(page.status).toBe(200);
    expectFinished(page);
    return { state: page.headers["x-nextjs-cache"], text: page.text };
  };
  const miss = await open();
  expect(miss).toMatchObject({ state: "MISS", text: expect.stringContaining("Soon Renamed") });
  // The server may read that the restaurant is new after it has rendered its page.
  await expect.poll(open).toEqual({ ...miss, state: "HIT" });

  await runShell(
    server,
    `update chard.restaurants set name = 'Under New Management' where id = '${id}'`,
  );
  // A stale page is sent once more while the new one is rendered.
  await expect.poll(open).toMatchObject({
    state: "HIT",
    text: expect.stringContaining("Under New Management"),
  });
});
