/** @jest-environment node */
import { NextRequest } from "next/server";
import { AUTH_COOKIE, verifierCookiesIn } from "@/lib/auth/auth-cookie";
import { createAuthService } from "@/lib/supabase/auth-service";
import { handleSession } from "@/lib/supabase/session";

const ORIGIN = "http://localhost:3000";

/** All that Node accepts in one request's headers. */
const MOST = 900;

const cookies = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `${name(index)}=x`).join("; ");

const request = (path: string, cookie: string) =>
  new NextRequest(`${ORIGIN}${path}`, { headers: { cookie } });

/** How often a list of headers is written while the request is handled. */
async function writesFor(cookie: string) {
  const writes = (["append", "set", "delete"] as const).map((method) =>
    jest.spyOn(Headers.prototype, method),
  );
  const response = await handleSession(request("/profile", cookie), createAuthService());
  const count = writes.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  writes.forEach((spy) => spy.mockRestore());
  return { count, response };
}

it.each<[string, (index: number) => string]>([
  ["forged parts of a session", (index) => `${AUTH_COOKIE}.${index}`],
  ["the same part many times", () => `${AUTH_COOKIE}.0`],
  ["parts with names of many digits", (index) => `${AUTH_COOKIE}.0${index}`],
])("%s are answered with as much work as ten", async (_, name) => {
  const ten = await writesFor(cookies(10, name));
  const many = await writesFor(cookies(MOST, name));
  expect(many.count).toBeLessThanOrEqual(ten.count);
  expect(many.response.cookies.getAll().length).toBeLessThanOrEqual(10);
});

it("the page is rendered without the forged parts, and with the other cookies", async () => {
  const { response } = await writesFor(`theme=dark; ${AUTH_COOKIE}.0=x; ${AUTH_COOKIE}.1=%22`);
  expect(response.headers.get("x-middleware-request-cookie")).toBe("theme=dark");
});

it("of many verifiers the last ten count, each of which may be tried with the service", () => {
  const names = Array.from(
    { length: MOST },
    (_, index) => `${AUTH_COOKIE}-flow-f${index}-code-verifier`,
  );
  const header = names.map((name) => `${name}=x`).join("; ");
  expect(verifierCookiesIn(`${header}; ${header}`)).toEqual(names.slice(-10));
});
