import type { Locator, Page } from "@playwright/test";
import { expect, test as base } from "@/e2e/support/fixtures";
import { watchPage } from "@/e2e/support/checks/page-intact";
import { parseKey } from "@/lib/google-maps/key";
import { HOSTILE_STRINGS } from "@/tests/fakes/hostile-strings";
import { STREET_HOST } from "@/tests/fakes/street-map";

/**
 * For fields, which are rendered again after each: many texts at a time. tests/hostile-*.test.ts take every one of them
 * alone through every parser and form.
 */
const PORTIONS = Array.from({ length: 12 }, (_, portion) =>
  HOSTILE_STRINGS.filter((_, index) => index % 12 === portion).join(" "),
);
/** For ways that take the server some work each: another quarter for each of four. */
const quarter = (part: number) =>
  HOSTILE_STRINGS.filter((text, index) => text && index % 4 === part);
/** For ways that take a page load each. */
const SOME = HOSTILE_STRINGS.filter((_, index) => index % 25 === 0);
const FEW = HOSTILE_STRINGS.filter((_, index) => index % 160 === 0);

const test = base.extend<{ expectPageIntact: () => Promise<void> }>({
  expectPageIntact: async ({ page, allow }, provide) => {
    allow.host(STREET_HOST);
    await provide(watchPage(page));
  },
});

type Typing = { texts?: readonly string[]; then?: "submit" | "Enter" };

/** Puts text after text into a field as typing does, in one go; after each its form is sent, or Enter pressed. */
async function typeAll(field: Locator, { texts = PORTIONS, then }: Typing = {}) {
  await field.evaluate(
    async (element, { texts, then }) => {
      const input = element as HTMLInputElement;
      const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), "value")?.set;
      for (const text of texts) {
        setter?.call(input, text);
        input.dispatchEvent(new Event("input", { bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve));
        if (then === "submit") input.form?.requestSubmit();
        if (then === "Enter")
          input.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    { texts, then },
  );
}

/** For a URL or a cookie: as much as fits into either. Half a pair has no percent-encoded form. */
function encoded(text: string, longest = 300) {
  return encodeURIComponent(Array.from(Buffer.from(text).toString()).slice(0, longest).join(""));
}

/** Ready for typing: React has the page. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
}

test.describe("typed into", () => {
  const FIELDS: [name: string, path: string, field: (page: Page) => Locator][] = [
    ["the home search", "/", (page) => page.getByRole("combobox", { name: "City or address" })],
    [
      "near-me's search",
      "/restaurants/near-me",
      (page) => page.getByPlaceholder("Search restaurants, cuisine, or dishes..."),
    ],
    [
      "the cities' search",
      "/restaurants/by-city",
      (page) => page.getByPlaceholder("Search cities..."),
    ],
    [
      "the gallery's search",
      "/community/ai-gallery",
      (page) => page.getByPlaceholder("search by name, description or style"),
    ],
  ];
  for (const [name, path, field] of FIELDS)
    test(name, async ({ page, expectPageIntact }) => {
      await open(page, path);
      await typeAll(field(page));
      await expectPageIntact();
      await field(page).fill("");
      await expectPageIntact();
    });

  const FORMS: [path: string, labels: string[]][] = [
    ["/about/contact", ["Name", "Email", "Message"]],
    ["/restaurants/add-listing", ["Restaurant Name", "Address", "Description"]],
  ];
  for (const [path, labels] of FORMS)
    test(`the form of ${path}, which is sent each time`, async ({ page, expectPageIntact }) => {
      await open(page, path);
      for (const label of labels) {
        const field = page.getByRole("main").getByLabel(label, { exact: true });
        await typeAll(field, { then: "submit" });
        await expect(field).not.toHaveValue("");
      }
      await expectPageIntact();
    });

  test("the fields of /auth, which reject invalid e-mail addresses", async ({
    page,
    expectPageIntact,
  }) => {
    await open(page, "/auth");
    await page.getByRole("link", { name: "Sign up" }).click();
    await typeAll(page.getByLabel("Full Name"), { then: "submit" });
    await typeAll(page.getByLabel("Email"), { then: "submit" });
    await typeAll(page.getByLabel("Password", { exact: true }), { then: "submit" });
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expectPageIntact();
  });

  test("a comment, which shows the text as it is", async ({ page, expectPageIntact }) => {
    await open(page, "/community/ai-gallery#image-3");
    const texts = SOME.filter((text) => text.trim() !== "" && text.length < 1000);
    await typeAll(page.getByPlaceholder("Add a comment"), { texts, then: "Enter" });
    const comments = page.getByRole("list", { name: "Comments" }).getByRole("listitem");
    await expect(comments).toHaveCount(texts.length);
    const markup = texts.findIndex((text) => text.includes("<script>"));
    await expect(comments.nth(markup)).toContainText(texts[markup]!);
    await expectPageIntact();
  });

  test("the field of the Maps key, which rejects what is no key", async ({
    page,
    expectPageIntact,
  }) => {
    await open(page, "/restaurants/map");
    const field = page.getByLabel("Google Maps API key");
    await typeAll(field);
    const refused = SOME.filter((text) => text.trim() && parseKey(text) === undefined);
    await typeAll(field, { texts: refused, then: "submit" });
    await expect(page.getByText("Please enter a valid API key")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("googleMapsApiKey"))).toBeNull();
    await expectPageIntact();
  });
});

test.describe("in the URL", () => {
  for (const path of [
    "/restaurants/near-me",
    "/restaurants/by-city",
    "/community/ai-gallery",
    "/auth",
  ])
    test(`the fragment of ${path}`, async ({ page, expectPageIntact }) => {
      await open(page, path);
      await page.evaluate(async (texts) => {
        for (const text of texts)
          for (const hash of [text, `q=${text}&view=${text}`, `city=${text}`, `image-${text}`]) {
            location.hash = hash;
            await new Promise((resolve) => setTimeout(resolve));
          }
      }, SOME);
      await expectPageIntact();
      for (const text of FEW) {
        // A query of its own each time: another fragment alone would load nothing.
        await page.goto(`${path}?${encoded(text, 9)}#${encoded(text)}`);
        await expectPageIntact();
      }
    });

  test("the query, which no page repeats", async ({ request }) => {
    for (const text of PORTIONS) {
      const value = encoded(text, 1000);
      const response = await request.get(`/restaurants/near-me?country=${value}&${value}=1`);
      expect(response.status(), text).toBe(200);
      expect(await response.text()).not.toContain("pwned");
    }
  });

  test("a path that is no text at all, which gets no page and is not repeated @core", async ({
    request,
  }) => {
    for (const path of [
      "/restaurants/%F0%9F",
      "/restaurants/%zz",
      "/auth/v1/%F0",
      "/%F0%9Fpwned",
    ]) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(404);
      expect(response.headers()["content-type"]).toMatch(/^(text\/html|application\/json)/);
      expect(await response.text()).not.toContain("pwned");
    }
  });

  test("the path, which is not found and not repeated", async ({ request }) => {
    for (const text of quarter(0)) {
      const value = encoded(text);
      // A dot alone is a step in the path.
      if ([".", ".."].includes(value)) continue;
      const response = await request.get(`/restaurants/${value}`, { maxRedirects: 0 });
      expect([308, 400, 404], text).toContain(response.status());
      expect(await response.text()).not.toContain("pwned");
    }
  });

  test("a path that is not found, in a browser", async ({ page, allow, expectPageIntact }) => {
    allow.console(/404/);
    for (const text of FEW) {
      await page.goto(`/restaurants/${encodeURIComponent(text || "x")}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectPageIntact();
    }
  });

  test("a link from a mail, which leads to a page of the site", async ({ request }) => {
    for (const text of quarter(1)) {
      const value = encoded(text);
      for (const path of [
        `/auth/confirm?token_hash=${value}&type=${value}&next=${value}`,
        `/?error_code=${value}`,
      ]) {
        const response = await request.get(path, { maxRedirects: 0 });
        expect(response.status(), text).toBe(303);
        expect(response.headers().location).toMatch(/^\/(auth(\/reset)?)?(#[a-z-]+)?$/);
      }
    }
  });
});

test.describe("stored", () => {
  const LOCAL = ["theme", "googleMapsApiKey", "savedRestaurants", "lastPlace"];
  const SESSION = ["searchLocation", "mapKeyPanel"];

  /** What the cookie of a session may hold of a text, by the page that it is left before. */
  const SESSIONS: [path: string, sessionOf: (text: string) => string][] = [
    ["/restaurants/near-me", (text) => text.slice(0, 1000)],
    ["/restaurants/map", (text) => JSON.stringify({ user: { email: text.slice(0, 500) } })],
    [
      "/restaurants/1",
      (text) => {
        const user = JSON.stringify({ user: { email: text.slice(0, 500) } });
        return `{"user":{"email":${user}}}`;
      },
    ],
  ];

  for (const [path, sessionOf] of SESSIONS)
    test(`in storage and in cookies, before ${path}`, async ({
      page,
      context,
      baseURL,
      allow,
      expectPageIntact,
    }) => {
      // A text that might be a key is asked of Google; the fixtures cut that off.
      allow.host("maps.googleapis.com");
      const url = String(baseURL);
      for (const text of FEW) {
        const session = `base64-${Buffer.from(sessionOf(text)).toString("base64url")}`;
        await context.addCookies([
          { name: "chard-auth.0", value: session.slice(0, 30), url },
          { name: "chard-auth.1", value: session.slice(30) || "x", url },
          { name: "other", value: encoded(text), url },
        ]);
        await page.addInitScript(
          ({ text, local, session }) => {
            for (const key of local) localStorage.setItem(key, text);
            for (const key of session) sessionStorage.setItem(key, text);
          },
          { text, local: LOCAL, session: SESSION },
        );
        await page.goto(path);
        await expectPageIntact();
      }
    });

  test("as the name of a location, which near-me shows as it is", async ({
    page,
    expectPageIntact,
  }) => {
    for (const name of ['"><img src=x onerror=window.pwned=1>', "\u202etxet", "{{7*7}}"]) {
      const location = JSON.stringify({ name, lat: 40.7, lng: -74 });
      await page.goto("/about/mission");
      await page.evaluate((text) => sessionStorage.setItem("searchLocation", text), location);
      await page.goto("/restaurants/near-me");
      await expect(page.getByText(`Around ${name}`)).toBeVisible();
      await expectPageIntact();
    }
  });

  test("in cookies, for the server", async ({ request }) => {
    for (const text of quarter(2)) {
      const session = Buffer.from(text).toString("base64url").slice(0, 3000);
      const raw = encoded(text);
      for (const cookie of [
        `chard-auth=base64-${session}; theme=${raw}; ${raw.replace(/[^\w-]/g, "")}=1`,
        `chard-auth.0=base64-${session.slice(0, 10)}; chard-auth.1=${session.slice(10)}`,
      ]) {
        const response = await request.get("/about/mission", { headers: { cookie } });
        expect(response.status(), text).toBe(200);
      }
    }
  });
});

test("sent to the auth server, each text is rejected with an error message", async ({
  request,
}) => {
  const ENDPOINTS = ["/recover", "/resend", "/verify", "/token?grant_type=refresh_token"];
  for (const [index, text] of quarter(3).entries()) {
    const fields = { email: text, token: text, token_hash: text, type: text, refresh_token: text };
    const path = ENDPOINTS[index % ENDPOINTS.length]!;
    for (const body of [text, JSON.stringify(fields)]) {
      const response = await request.post(`/auth/v1${path}`, {
        data: body,
        headers: {
          "content-type": "application/json",
          // Each from its own IP address, below the rate limits.
          "x-forwarded-for": `192.0.2.${index % 250}, 10.0.${index >> 8}.${index & 255}`,
        },
      });
      expect([400, 403, 413, 422], `${path} ${text}`).toContain(response.status());
      expect(response.headers()["content-type"]).toBe("application/json");
    }
  }
});
