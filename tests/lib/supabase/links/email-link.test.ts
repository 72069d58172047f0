/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { createServerClient } from "@supabase/ssr";
import { AUTH_COOKIE } from "@/lib/auth/auth-cookie";
import { createAuthService, type AuthService } from "@/lib/supabase/auth-service";
import { handleSession } from "@/lib/supabase/session";
import { fakeAuthServer } from "@/tests/fakes/auth-server";
import { BROKEN_SERVICES, hurryDeadlines, REFUSALS } from "@/tests/fakes/broken-auth-service";
import { newAddress } from "@/tests/lib/embedded/contract-target";
import { encoded, ORIGIN, request } from "@/tests/lib/supabase/page-visits";

jest.setTimeout(60_000);

const PASSWORD = "correct horse";
const FROM_THIS_SITE = { "sec-fetch-site": "same-origin" };

const server = fakeAuthServer({ confirmEmail: true });
let service: AuthService;

beforeEach(() => {
  service = createAuthService();
});

type Init = { method?: string; headers?: Record<string, string> };

/** A browser: its cookies, its own supabase-js, and its requests to the site. */
function newBrowser() {
  const cookies = new Map<string, string>();
  const { auth } = createServerClient(ORIGIN, "embedded", {
    cookieOptions: { name: AUTH_COOKIE },
    cookies: {
      getAll: () => [...cookies].map(([name, value]) => ({ name, value })),
      setAll: (changes) => changes.forEach(({ name, value }) => cookies.set(name, value)),
    },
  });
  const ask = (path: string, init?: Init) =>
    handleSession(request(path, Object.fromEntries(cookies), init), service);
  const press = (path: string, headers: Record<string, string> = FROM_THIS_SITE) =>
    ask(path, { method: "POST", headers });
  return { auth, cookies, ask, press };
}

async function askToConfirm(browser = newBrowser()) {
  const email = newAddress();
  await browser.auth.signUp({
    email,
    password: PASSWORD,
    options: { emailRedirectTo: `${ORIGIN}/` },
  });
  return { ...browser, email, link: (await server().mailTo(email)).link };
}

/** Where the auth server redirects a link of the default template. */
async function landing(link: URL) {
  const { pathname, search } = await server().open(link);
  return pathname + search;
}

/** The same, of the template with a token hash. */
const hashPath = (link: URL, type = "email", path = "/auth/confirm") =>
  `${path}?token_hash=${link.searchParams.get("token")}&type=${type}`;

const endsAt = (response: Response) => {
  const location = response.headers.get("location")!;
  return location.startsWith(ORIGIN) ? location.slice(ORIGIN.length) : location;
};

type LinkResponse = Awaited<ReturnType<typeof handleSession>>;

function accountIn(response: LinkResponse) {
  const value = response.cookies.get(AUTH_COOKIE)?.value;
  if (!value) return undefined;
  const json = Buffer.from(value.replace("base64-", ""), "base64url").toString();
  return (JSON.parse(json) as { user: { email: string } }).user.email;
}

const isPage = (response: LinkResponse) => response.headers.get("x-middleware-next") === "1";

function calls(path: string) {
  return jest.mocked(fetch).mock.calls.filter(([input]) => String(input).includes(path)).length;
}

describe("a code, in the browser that requested the e-mail", () => {
  it("is exchanged for a session, at the clean path, uncached", async () => {
    const { ask, link, email } = await askToConfirm();
    const response = await ask(await landing(link));
    expect(response.status).toBe(303);
    expect(endsAt(response)).toBe("/");
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect(accountIn(response)).toBe(email);
  });

  it("stays in the language of the path that it leads to", async () => {
    const browser = newBrowser();
    const email = newAddress();
    const options = { emailRedirectTo: `${ORIGIN}/de` };
    await browser.auth.signUp({ email, password: PASSWORD, options });
    const path = await landing((await server().mailTo(email)).link);
    expect(path).toMatch(/^\/de\?code=/);
    expect(endsAt(await newBrowser().ask(path))).toBe("/de/auth#link-used-elsewhere");
    const response = await browser.ask(path);
    expect(endsAt(response)).toBe("/de");
    expect(accountIn(response)).toBe(email);

    await server().pass(61);
    const other = newBrowser();
    const redirectTo = `${ORIGIN}/de/auth/confirm?next=/auth/reset`;
    await other.auth.resetPasswordForEmail(email, { redirectTo });
    const recovery = await landing((await server().mailTo(email)).link);
    expect(recovery).toMatch(/^\/de\/auth\/confirm\?/);
    expect(endsAt(await newBrowser().ask(recovery))).toBe("/de/auth/reset#link-used-elsewhere");
    expect(endsAt(await other.ask(recovery))).toBe("/de/auth/reset");
  });

  it("leaves no verifier in the browser, also not of the links that came before", async () => {
    const { auth, email, ask, cookies } = await askToConfirm();
    await server().pass(61);
    await auth.resend({ type: "signup", email });
    const path = await landing((await server().mailTo(email)).link);
    const verifiers = [...cookies.keys()];
    expect(verifiers.length).toBeGreaterThan(2);
    const response = await ask(path);
    const removed = response.cookies.getAll().filter(({ value }) => value === "");
    expect(removed.map(({ name }) => name).sort()).toEqual(verifiers.sort());
  });

  it("still works after a failed request for another e-mail", async () => {
    const { auth, email, ask, link } = await askToConfirm();
    const early = await auth.resend({ type: "signup", email });
    expect(early.error).toMatchObject({ code: "over_email_send_rate_limit" });
    expect(accountIn(await ask(await landing(link)))).toBe(email);
  });

  it("still works after another account's e-mail was requested", async () => {
    const browser = await askToConfirm();
    await askToConfirm(browser);
    expect(accountIn(await browser.ask(await landing(browser.link)))).toBe(browser.email);
  });

  it("of a recovery e-mail leads to the new password, wherever it lands", async () => {
    const { email, link } = await askToConfirm();
    await landing(link);
    for (const path of ["/", "/auth/confirm"]) {
      await server().pass(61);
      const { auth, ask } = newBrowser();
      await auth.resetPasswordForEmail(email, { redirectTo: `${ORIGIN}/auth/confirm` });
      const { search } = new URL(await landing((await server().mailTo(email)).link), ORIGIN);
      const response = await ask(path + search);
      expect(endsAt(response)).toBe("/auth/reset");
      expect(accountIn(response)).toBe(email);
    }
  });

  it.each<[string, Init]>([
    ["HEAD", { method: "HEAD" }],
    ["a prefetch", { headers: { "sec-purpose": "prefetch" } }],
    ["a prerender", { headers: { "sec-purpose": "prefetch;prerender" } }],
    ["Firefox's prefetch", { headers: { "x-moz": "prefetch" } }],
    ["an older prefetch", { headers: { purpose: "prefetch" } }],
  ])("is not used up by %s", async (_, init) => {
    const { ask, link, email } = await askToConfirm();
    const path = await landing(link);
    const looked = await ask(path, init);
    expect(looked.headers.getSetCookie()).toEqual([]);
    expect(looked.headers.get("cache-control")).toContain("no-store");
    expect(calls("grant_type=pkce")).toBe(0);
    expect(accountIn(await ask(path))).toBe(email);
  });
});

describe("a code, in another browser", () => {
  it("is not sent anywhere, and says that it belongs elsewhere", async () => {
    const { link } = await askToConfirm();
    const path = await landing(link);
    const response = await newBrowser().ask(path);
    expect(endsAt(response)).toBe("/auth#link-used-elsewhere");
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(calls("grant_type=pkce")).toBe(0);
  });

  it("is refused by the service when that browser has a verifier of its own, and stays good", async () => {
    const { ask, link, email } = await askToConfirm();
    const path = await landing(link);
    const other = await askToConfirm();
    const response = await other.ask(path);
    expect(endsAt(response)).toBe("/auth#link-used-elsewhere");
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(accountIn(await ask(path))).toBe(email);
  });
});

describe("a token hash", () => {
  it.each(["GET", "HEAD"])("is not used up by %s", async (method) => {
    const { link, email } = await askToConfirm();
    const scanner = newBrowser();
    for (const path of ["/", "/auth/confirm"]) {
      const looked = await scanner.ask(hashPath(link, "email", path), { method });
      expect(looked.headers.getSetCookie()).toEqual([]);
      expect(looked.headers.get("cache-control")).toContain("no-store");
    }
    expect(calls("/verify")).toBe(0);
    expect(accountIn(await newBrowser().press(hashPath(link)))).toBe(email);
  });

  it("is led from the home page to the page with the button", async () => {
    const { link } = await askToConfirm();
    const response = await newBrowser().ask(hashPath(link, "recovery", "/"));
    expect(response.status).toBe(303);
    expect(endsAt(response)).toBe(hashPath(link, "recovery"));
    expect(isPage(await newBrowser().ask(hashPath(link, "recovery")))).toBe(true);
  });

  it.each([
    { type: "signup", ends: "/" },
    { type: "email", ends: "/" },
  ])("of type $type is redeemed by the button", async ({ type, ends }) => {
    const { link, email } = await askToConfirm();
    const response = await newBrowser().press(hashPath(link, type));
    expect(response.status).toBe(303);
    expect(endsAt(response)).toBe(ends);
    expect(accountIn(response)).toBe(email);
  });

  it("of a recovery e-mail leads to the new password", async () => {
    const { email, link } = await askToConfirm();
    await landing(link);
    await newBrowser().auth.resetPasswordForEmail(email);
    const recovery = (await server().mailTo(email)).link;
    const response = await newBrowser().press(hashPath(recovery, "recovery"));
    expect(endsAt(response)).toBe("/auth/reset");
    expect(accountIn(response)).toBe(email);
  });

  it("works once", async () => {
    const { link } = await askToConfirm();
    await newBrowser().press(hashPath(link));
    expect(endsAt(await newBrowser().press(hashPath(link)))).toBe("/auth#link-expired");
  });

  it.each<[string, Record<string, string>]>([
    ["another site", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
    ["a sibling of this site", { "sec-fetch-site": "same-site", origin: "http://b.localhost" }],
    ["another site, in an older browser", { origin: "https://evil.example" }],
    ["a page without an origin", { origin: "null" }],
    ["a program that names none", {}],
  ])("is not redeemed by a form of %s", async (_, headers) => {
    const { link, email } = await askToConfirm();
    const response = await newBrowser().press(hashPath(link), headers);
    expect(endsAt(response)).toBe(hashPath(link));
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(calls("/verify")).toBe(0);
    const older = await newBrowser().press(hashPath(link), { origin: ORIGIN });
    expect(accountIn(older)).toBe(email);
  });
});

describe("where a visitor is signed in already", () => {
  async function signedIn() {
    const { link } = await askToConfirm();
    const response = await newBrowser().press(hashPath(link));
    const browser = newBrowser();
    browser.cookies.set(AUTH_COOKIE, response.cookies.get(AUTH_COOKIE)!.value);
    jest.mocked(fetch).mockClear();
    return browser;
  }

  it("a code asks before it replaces the account", async () => {
    const { ask, press, link, email } = await askToConfirm(await signedIn());
    const path = await landing(link);
    const asked = await ask(path);
    expect(endsAt(asked)).toMatch(/^\/auth\/confirm\/replace\?code=[\w-]+$/);
    expect(asked.headers.getSetCookie()).toEqual([]);
    expect(isPage(await ask(endsAt(asked)))).toBe(true);
    expect(calls("grant_type=pkce")).toBe(0);
    expect(accountIn(await press(endsAt(asked)))).toBe(email);
  });

  it("a token hash asks, too, also when its button was pressed without JavaScript", async () => {
    const { ask, press } = await signedIn();
    const { link, email } = await askToConfirm();
    for (const response of [await ask(hashPath(link)), await press(hashPath(link))]) {
      expect(endsAt(response)).toBe(hashPath(link, "email", "/auth/confirm/replace"));
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    expect(calls("/verify")).toBe(0);
    const replaced = await press(hashPath(link, "email", "/auth/confirm/replace"));
    expect(accountIn(replaced)).toBe(email);
  });

  it("a forged session has no user", async () => {
    const { ask, cookies } = await signedIn();
    cookies.set(
      AUTH_COOKIE,
      encoded({ access_token: "a.b.c", refresh_token: "abc", expires_at: 9e9 }),
    );
    const { link } = await askToConfirm();
    expect(isPage(await ask(hashPath(link)))).toBe(true);
  });

  it("and signs out meanwhile, no question is shown", async () => {
    const { link } = await askToConfirm();
    const response = await newBrowser().ask(hashPath(link, "email", "/auth/confirm/replace"));
    expect(endsAt(response)).toBe(hashPath(link));
  });
});

it.each([
  ["/?error_code=otp_expired&error_description=<b>Call 555</b>", "/auth#link-expired"],
  ["/?error_code=__proto__", "/auth#link-used-elsewhere"],
  ["/?code=unknown", "/auth#link-used-elsewhere"],
  ["/?token_hash=unknown&type=unknown", "/auth#link-used-elsewhere"],
  ["/?token_hash=unknown", "/auth#link-used-elsewhere"],
  ["/?token_hash=%00&type=email", "/auth#link-used-elsewhere"],
  [`/?code=${"x".repeat(600)}`, "/auth#link-used-elsewhere"],
  ["/auth/confirm?error_code=otp_expired&next=/auth/reset", "/auth/reset#link-expired"],
  ["/?error_code=otp_expired&next=/auth/reset", "/auth/reset#link-expired"],
])("%s ends at %s without a call", async (path, ends) => {
  expect(endsAt(await newBrowser().ask(path))).toBe(ends);
  expect(fetch).not.toHaveBeenCalled();
});

it.each(["/auth/confirm", "/auth/confirm/replace"])(
  "%s is a page, and its button says that there is no link",
  async (path) => {
    expect(isPage(await newBrowser().ask(path))).toBe(true);
    expect(endsAt(await newBrowser().press(path))).toBe("/auth#link-used-elsewhere");
    expect(fetch).not.toHaveBeenCalled();
  },
);

describe.each([...BROKEN_SERVICES, ...REFUSALS.slice(0, 1)])("a service that %s", (_, send) => {
  it("leaves a token hash for another press", async () => {
    const { link, email } = await askToConfirm();
    const takeTime = hurryDeadlines();
    jest.mocked(fetch).mockImplementation(send);
    const failed = await newBrowser().press(hashPath(link, "email"));
    takeTime();
    expect(endsAt(failed)).toBe(`${hashPath(link)}#link-unchecked`);
    expect(failed.headers.getSetCookie()).toEqual([]);

    jest.mocked(fetch).mockImplementation(server().fetch);
    service = createAuthService();
    expect(accountIn(await newBrowser().press(hashPath(link)))).toBe(email);
  });

  it("leaves a code and its verifier for a press", async () => {
    const { ask, press, link, email } = await askToConfirm();
    const path = await landing(link);
    const takeTime = hurryDeadlines();
    jest.mocked(fetch).mockImplementation(send);
    const failed = await ask(path);
    takeTime();
    expect(endsAt(failed)).toMatch(/^\/auth\/confirm\?code=[\w-]+&retry=1#link-unchecked$/);
    expect(failed.headers.getSetCookie()).toEqual([]);

    const page = endsAt(failed).split("#")[0]!;
    expect(isPage(await ask(page))).toBe(true);
    jest.mocked(fetch).mockImplementation(server().fetch);
    service = createAuthService();
    expect(accountIn(await press(page))).toBe(email);
  });
});

it("the number of forged token hashes that are forwarded for a client is limited", async () => {
  for (let attempt = 0; attempt < 60; attempt += 1) {
    await newBrowser().press(`/auth/confirm?token_hash=made-up-${attempt}&type=email`, {
      ...FROM_THIS_SITE,
      "x-forwarded-for": "192.0.2.1",
    });
  }
  expect(calls("/verify")).toBeLessThanOrEqual(20);
});

it.each([
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/auth/reset@evil.example",
  "/auth/reset/../../evil",
  "javascript:alert(1)",
  "%2F%2Fevil.example",
])("never leads to %s, whatever parameter names it", async (target) => {
  for (const name of ["next", "redirect_to", "redirectTo", "returnTo", "url"]) {
    const { link } = await askToConfirm();
    const path = `${hashPath(link)}&${new URLSearchParams({ [name]: target })}`;
    expect(endsAt(await newBrowser().press(path))).toBe("/");
    const led = await newBrowser().ask(path.replace("/auth/confirm", "/"));
    expect(endsAt(led)).toBe(hashPath(link));
  }
});
