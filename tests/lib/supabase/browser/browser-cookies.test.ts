import { AUTH_COOKIE } from "@/lib/auth/auth-cookie";
import { getAll, removeVerifiers, setAll } from "@/lib/supabase/browser/browser-cookies";

const YEAR_SECONDS = 400 * 24 * 60 * 60;
const options = { path: "/", sameSite: "lax", maxAge: YEAR_SECONDS } as const;
const VERIFIERS = [
  `${AUTH_COOKIE}-code-verifier`,
  `${AUTH_COOKIE}-flows-code-verifier`,
  `${AUTH_COOKIE}-flow-0123456789abcdef-code-verifier`,
];

const names = () => getAll().map(({ name }) => name);

it("writes and reads what supabase-js keeps, and removes it", () => {
  setAll([{ name: AUTH_COOKIE, value: "base64-abc", options }]);
  expect(getAll()).toContainEqual({ name: AUTH_COOKIE, value: "base64-abc" });
  setAll([{ name: AUTH_COOKIE, value: "", options: { ...options, maxAge: 0 } }]);
  expect(names()).not.toContain(AUTH_COOKIE);
});

it("lets the verifiers of links end after an hour, and the session after 400 days", () => {
  const written: string[] = [];
  const cookie = jest.spyOn(document, "cookie", "set").mockImplementation((text) => {
    written.push(text);
  });
  setAll([AUTH_COOKIE, ...VERIFIERS].map((name) => ({ name, value: "v", options })));
  cookie.mockRestore();
  expect(written).toEqual([
    `${AUTH_COOKIE}=v; path=/; max-age=${YEAR_SECONDS}; samesite=lax`,
    ...VERIFIERS.map((name) => `${name}=v; path=/; max-age=3600; samesite=lax`),
  ]);
});

it("removes every verifier, and nothing else", () => {
  setAll([AUTH_COOKIE, ...VERIFIERS].map((name) => ({ name, value: "v", options })));
  removeVerifiers();
  expect(names()).toEqual([AUTH_COOKIE]);
});
