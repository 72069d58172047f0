/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { NextRequest } from "next/server";
import { createServerClient } from "@supabase/ssr";
import { AUTH_COOKIE } from "@/lib/auth/auth-cookie";
import { openMailLink } from "@/lib/supabase/mail-link";
import { refreshSession } from "@/lib/supabase/session";
import { fakeAuthServer } from "@/tests/fakes/auth-server";
import { newAddress } from "@/tests/lib/embedded/contract-target";

jest.setTimeout(60_000);

const ORIGIN = "http://localhost:3000";
const PASSWORD = "correct horse";

const server = fakeAuthServer({ confirmEmail: true });

/** A browser that asked for a link: its client, and its cookies with the verifier. */
function newBrowser() {
  const cookies = new Map<string, string>();
  const { auth } = createServerClient(ORIGIN, "embedded", {
    cookieOptions: { name: AUTH_COOKIE },
    cookies: {
      getAll: () => [...cookies].map(([name, value]) => ({ name, value })),
      setAll: (changes) => changes.forEach(({ name, value }) => cookies.set(name, value)),
    },
  });
  const follow = (path: string) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return new NextRequest(new URL(path, ORIGIN), { headers: { cookie } });
  };
  return { auth, follow };
}

async function askToConfirm(redirectTo = `${ORIGIN}/`) {
  const email = newAddress();
  const browser = newBrowser();
  await browser.auth.signUp({
    email,
    password: PASSWORD,
    options: { emailRedirectTo: redirectTo },
  });
  return { ...browser, email, link: (await server().mailTo(email)).link };
}

async function landing(link: URL) {
  return (await server().open(link)).href;
}

const endsAt = (response: Response) => {
  const location = response.headers.get("location")!;
  return location.startsWith(ORIGIN) ? location.slice(ORIGIN.length) : location;
};

it("turns the code of the default template into a session at the clean address", async () => {
  const { follow, link, email } = await askToConfirm();
  const response = await refreshSession(follow(await landing(link)));
  expect(response.status).toBe(303);
  expect(endsAt(response)).toBe("/");
  expect(response.headers.get("cache-control")).toContain("no-store");
  const cookie = response.cookies.get(AUTH_COOKIE)!.value.replace("base64-", "");
  expect(Buffer.from(cookie, "base64url").toString()).toContain(email);
});

it("leaves no verifier in the browser, also not of the links that came before", async () => {
  const { auth, email, follow } = await askToConfirm();
  await server().pass(61);
  await auth.resend({ type: "signup", email });
  const request = follow(await landing((await server().mailTo(email)).link));
  const verifiers = request.cookies.getAll().map(({ name }) => name);
  expect(verifiers.length).toBeGreaterThan(2);
  const response = await openMailLink(request);
  expect(endsAt(response)).toBe("/");
  const removed = response.cookies.getAll().filter(({ value }) => value === "");
  expect(removed.map(({ name }) => name).sort()).toEqual(verifiers.sort());
});

it("leads the code of a recovery mail to the new password, wherever it lands", async () => {
  const { email, link } = await askToConfirm();
  await landing(link);
  const { auth, follow } = newBrowser();
  await auth.resetPasswordForEmail(email, {
    redirectTo: `${ORIGIN}/auth/confirm?next=/auth/reset`,
  });
  const { pathname, search } = new URL(await landing((await server().mailTo(email)).link));
  expect(pathname).toBe("/auth/confirm");
  const response = await refreshSession(follow(`/${search.replace("next", "ignored")}`));
  expect(endsAt(response)).toBe("/auth/reset");
  expect(response.cookies.get(AUTH_COOKIE)?.value).toBeTruthy();
});

it.each([
  { type: "signup", ends: "/" },
  { type: "email", ends: "/" },
])("turns a token hash of type $type into a session", async ({ type, ends }) => {
  const { link } = await askToConfirm();
  const path = `/auth/confirm?token_hash=${link.searchParams.get("token")}&type=${type}`;
  const response = await openMailLink(newBrowser().follow(path));
  expect(endsAt(response)).toBe(ends);
  expect(response.cookies.get(AUTH_COOKIE)?.value).toBeTruthy();
});

it("leads a recovery token hash to the new password", async () => {
  const { email, link } = await askToConfirm();
  await landing(link);
  await newBrowser().auth.resetPasswordForEmail(email);
  const token = (await server().mailTo(email)).link.searchParams.get("token");
  const path = `/?token_hash=${token}&type=recovery`;
  const response = await refreshSession(newBrowser().follow(path));
  expect(endsAt(response)).toBe("/auth/reset");
  expect(response.cookies.get(AUTH_COOKIE)?.value).toBeTruthy();
});

it("says so when the link belongs to another browser", async () => {
  const { link } = await askToConfirm();
  const { search } = new URL(await landing(link));
  const response = await refreshSession(newBrowser().follow(`/${search}`));
  expect(endsAt(response)).toBe("/auth#link-used-elsewhere");
  expect(response.cookies.getAll()).toEqual([]);
});

it.each([
  ["/?error_code=otp_expired&error_description=<b>Call 555</b>", "/auth#link-expired"],
  ["/?error_code=__proto__", "/auth#link-used-elsewhere"],
  ["/?code=unknown", "/auth#link-used-elsewhere"],
  ["/?token_hash=unknown&type=email", "/auth#link-expired"],
  ["/?token_hash=unknown&type=unknown", "/auth#link-used-elsewhere"],
  ["/?token_hash=unknown", "/auth#link-used-elsewhere"],
  ["/?error_code=otp_expired&next=/auth/reset", "/auth/reset#link-expired"],
])("%s ends at %s", async (path, ends) => {
  expect(endsAt(await refreshSession(newBrowser().follow(path)))).toBe(ends);
});

it("says that the link could not be checked while the server cannot be reached", async () => {
  jest.mocked(fetch).mockRejectedValue(new TypeError("fetch failed"));
  const path = "/auth/confirm?token_hash=abc&type=recovery";
  expect(endsAt(await openMailLink(newBrowser().follow(path)))).toBe("/auth/reset#link-unchecked");
});

it.each([
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "/auth/reset@evil.example",
  "/auth/reset/../../evil",
  "javascript:alert(1)",
  "%2F%2Fevil.example",
])("never leads to %s, whatever parameter asks for it", async (target) => {
  for (const name of ["next", "redirect_to", "redirectTo", "returnTo", "url"]) {
    const { link } = await askToConfirm();
    const query = new URLSearchParams({
      token_hash: link.searchParams.get("token")!,
      type: "email",
      [name]: target,
    });
    const response = await openMailLink(newBrowser().follow(`/auth/confirm?${query}`));
    expect(endsAt(response)).toBe("/");
  }
});
