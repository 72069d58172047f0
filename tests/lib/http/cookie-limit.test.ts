/** @jest-environment node */
import { AUTH_COOKIE, cookieNames } from "@/lib/auth/auth-cookie";
import { fewCookies, limitCookies } from "@/lib/http/cookie-limit";
import { onRequest } from "@/lib/next-internals/on-request";
import { publishRequest } from "@/tests/fakes/publish-request";

beforeAll(() => onRequest([limitCookies]));

const many = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `${name(index)}=x`).join("; ");

it("leaves what browsers send as it is", () => {
  const header = `theme=dark;${many(80, (index) => `c${index}`)}; ${AUTH_COOKIE}.0=a`;
  expect(fewCookies(header)).toBe(header);
});

it.each<[string, (index: number) => string]>([
  ["forged parts of a session", (index) => `${AUTH_COOKIE}.${index}`],
  ["the same part many times", () => `${AUTH_COOKIE}.0`],
  ["verifiers", (index) => `${AUTH_COOKIE}-flow-f${index}-code-verifier`],
  ["other cookies", (index) => `a${index}`],
])("of 899 %s a page gets a hundred at most", (_, name) => {
  const headers = { cookie: many(899, name) };
  publishRequest({ headers });
  expect(headers.cookie.split("; ").length).toBeLessThanOrEqual(100);
});

it("a session is found among any number of cookies", () => {
  const session = `${AUTH_COOKIE}.0=a; ${AUTH_COOKIE}.1=b`;
  const few = fewCookies(`${session}; ${many(500, (index) => `a${index}`)}`);
  expect(cookieNames(few)).toHaveLength(82);
  expect(few).toContain(session);
});
