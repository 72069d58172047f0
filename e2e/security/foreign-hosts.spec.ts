import { expect, test } from "@/e2e/support/fixtures";

/** A script of Google's that is not the map's, and one that returns what its URL says. */
const NOT_NEEDED = [
  "https://ajax.googleapis.com/a.js",
  "https://storage.googleapis.com/bucket/a.js",
  "https://www.google.com/complete/search?client=chrome&jsonp=pwned",
  "https://accounts.google.com/o/oauth2/revoke?callback=pwned",
];
const OF_THE_MAP = [
  "https://maps.googleapis.com/maps/api/js?callback=pwned",
  "https://maps.gstatic.com/a.js",
];

const script = (address: string) => ({ html: `<script src="${address}"></script>`, address });
const request = (address: string) => ({ act: `fetch("${address}").catch(() => {})`, address });

type Attack = { html?: string; act?: string; address: string };
/** The page that a text was injected into, and what the text does. */
const ATTACKS: [path: string, Attack][] = [
  ...NOT_NEEDED.flatMap((address): [string, Attack][] => [
    ["/accessibility", script(address)],
    ["/auth", script(address)],
  ]),
  ...["/auth", "/auth/reset", "/auth/confirm", "/auth/confirm/replace"].flatMap((path) =>
    OF_THE_MAP.map((address): [string, Attack] => [path, script(address)]),
  ),
  // Where what is typed could be taken to: anyone can have a bucket or a script of their own there.
  ["/accessibility", request("https://storage.googleapis.com/bucket/")],
  ["/accessibility", request("https://script.google.com/macros/s/a/exec")],
  ["/auth", request("https://maps.googleapis.com/")],
  ["/auth", request("https://places.googleapis.com/")],
  [
    "/auth",
    {
      html: '<img src="https://maps.gstatic.com/a.png">',
      address: "https://maps.gstatic.com/a.png",
    },
  ],
  [
    "/accessibility",
    {
      html: '<iframe src="https://docs.google.com/forms/"></iframe>',
      address: "https://docs.google.com",
    },
  ],
  ["/accessibility", { html: '<iframe src="/auth"></iframe>', address: "/auth" }],
];

for (const [path, { html = "", act, address }] of ATTACKS)
  test(`${path} does not load ${html || act}`, async ({ page, allow }) => {
    // The browser's own words for it, and React's for a page that is not as it was built.
    allow.console(/Content Security Policy|policy violated|violates|Minified React error/);
    let loaded = 0;
    if (URL.canParse(address)) {
      const { host } = new URL(address);
      allow.host(host);
      await page.route(`https://${host}/**`, (route) => {
        loaded += 1;
        return route.fulfill({ contentType: "text/javascript", body: "window.pwned = 1" });
      });
    }
    await page.addInitScript(() => {
      const violated: string[] = [];
      Object.assign(window, { violated });
      document.addEventListener("securitypolicyviolation", (event) =>
        violated.push(event.blockedURI),
      );
    });
    await page.route(
      ({ pathname }) => pathname === path,
      async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace("</main>", `</main>${html}`);
        await route.fulfill({ response, body });
      },
    );
    await page.goto(path);
    // By a timer: what a test evaluates itself is exempt from the policy.
    if (act) await page.evaluate(`setTimeout(() => { ${act} })`);
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, "violated") as string[]))
      .toEqual([expect.stringContaining(address.replace(/\?.*$/, ""))]);
    expect(await page.evaluate(() => "pwned" in window)).toBe(false);
    expect(loaded).toBe(0);
  });
