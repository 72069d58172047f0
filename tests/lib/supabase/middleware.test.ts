/** @jest-environment node */
import { unstable_doesMiddlewareMatch } from "next/experimental/testing/server";
import { AUTH_COOKIE } from "@/lib/auth/auth-cookie";
import { PREFIXED_LANGUAGES } from "@/lib/languages/languages";
import { config } from "@/middleware";

globalThis.WebSocket ??= class {} as never;

const runsFor = (url: string, cookies: Record<string, string> = {}, headers = {}) =>
  unstable_doesMiddlewareMatch({ config, url, cookies, headers });

const SESSION = { [AUTH_COOKIE]: "base64-abc" };
const SESSION_IN_PARTS = { [`${AUTH_COOKIE}.0`]: "base64-abc", [`${AUTH_COOKIE}.1`]: "def" };

it.each([
  "/",
  "/auth",
  "/auth/reset",
  "/restaurants/near-me",
  "/restaurants/1",
  "/about/history",
  "/no/such/page",
])("runs for %s only when the request carries a session", (url) => {
  expect(runsFor(url, SESSION)).toBe(true);
  expect(runsFor(url, SESSION_IN_PARTS)).toBe(true);
  expect(runsFor(url)).toBe(false);
  expect(runsFor(url, { theme: "dark", [`${AUTH_COOKIE}-code-verifier`]: "v" })).toBe(false);
});

it.each([
  "/_next/static/chunks/main.js",
  "/_next/image?url=a",
  "/auth/v1/token",
  "/api/health",
  "/favicon.ico",
  "/pictures/ramen.avif",
  "/sitemap.xml",
])("never runs for %s", (url) => {
  expect(runsFor(url, SESSION)).toBe(false);
});

it("does not run for a prefetch", () => {
  expect(runsFor("/about/mission", SESSION, { "next-router-prefetch": "1" })).toBe(false);
});

it.each([
  "/?code=abc",
  "/?token_hash=abc&type=email",
  "/?error_code=otp_expired",
  "/auth/confirm?token_hash=abc&type=email",
  "/auth/confirm/replace?code=abc",
  ...PREFIXED_LANGUAGES.flatMap((language) => [
    `/${language}?code=abc`,
    `/${language}?error_code=otp_expired`,
    `/${language}/auth/confirm?token_hash=abc&type=email`,
    `/${language}/auth/confirm/replace?code=abc`,
  ]),
])("runs for %s, with or without a session", (url) => {
  expect(runsFor(url)).toBe(true);
});

it.each([
  "/?country=Germany",
  "/restaurants/near-me?code=abc",
  "/auth?error_code=otp_expired",
  "/xx?code=abc",
  "/de/auth?code=abc",
])("does not run for %s", (url) => {
  expect(runsFor(url)).toBe(false);
});
