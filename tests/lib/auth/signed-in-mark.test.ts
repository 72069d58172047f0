import { TextDecoder } from "node:util";
import { AUTH_COOKIE } from "@/lib/auth/auth-cookie";
import {
  hasSessionCookie,
  markedEmail,
  SIGNED_IN_SCRIPT,
  updateMark,
} from "@/lib/auth/signed-in-mark";

// Every browser has it, jsdom does not.
Object.assign(window, { TextDecoder });

const encoded = (session: unknown) =>
  `base64-${Buffer.from(JSON.stringify(session)).toString("base64url")}`;

function setCookie(name: string, value: string) {
  document.cookie = `${name}=${value}; path=/`;
}

/** What the browser does with the inline script, before anything else of the page runs. */
function runInline() {
  const script = document.createElement("script");
  script.textContent = SIGNED_IN_SCRIPT;
  document.head.append(script);
  script.remove();
}

const mark = () => document.documentElement.dataset.auth;

beforeEach(() => {
  for (const name of [AUTH_COOKIE, `${AUTH_COOKIE}.0`, `${AUTH_COOKIE}.1`, "other"]) {
    document.cookie = `${name}=; path=/; max-age=0`;
  }
  updateMark(undefined);
});

it.each(["noor@example.com", `"quoted\\name"@example.com`, "noër@exämple.com"])(
  "finds the address %s in a whole cookie and in parts",
  (email) => {
    const value = encoded({ user: { email } });
    setCookie("other", "1");
    setCookie(AUTH_COOKIE, value);
    runInline();
    expect(mark()).toBe("in");
    expect(markedEmail()).toBe(email);

    document.cookie = `${AUTH_COOKIE}=; path=/; max-age=0`;
    updateMark(undefined);
    setCookie(`${AUTH_COOKIE}.0`, value.slice(0, 20));
    setCookie(`${AUTH_COOKIE}.1`, value.slice(20));
    runInline();
    expect(mark()).toBe("in");
    expect(markedEmail()).toBe(email);
  },
);

it.each([
  ["no cookie", undefined],
  ["text", "garbage"],
  ["broken base64", "base64-%%%"],
  ["JSON without a user", encoded({})],
  ["a user without an address", encoded({ user: {} })],
  ["an address that is no text", encoded({ user: { email: 5 } })],
  ["an address that only looks like one", encoded({ user: { email: { trim: 1 } } })],
])("marks nothing for %s, and does not throw", (_, value) => {
  if (value) setCookie(AUTH_COOKIE, value);
  runInline();
  expect(mark()).toBeUndefined();
  expect(markedEmail()).toBe("");
});

it("follows a sign-in and a sign-out", () => {
  expect(hasSessionCookie()).toBe(false);
  setCookie(AUTH_COOKIE, encoded({ user: { email: "noor@example.com" } }));
  updateMark("noor@example.com");
  expect(hasSessionCookie()).toBe(true);
  expect([mark(), markedEmail()]).toEqual(["in", "noor@example.com"]);

  document.cookie = `${AUTH_COOKIE}=; path=/; max-age=0`;
  updateMark(undefined);
  expect([mark(), markedEmail()]).toEqual([undefined, ""]);
});

it("does not take the verifier of a link for a session", () => {
  setCookie(`${AUTH_COOKIE}-code-verifier`, "abc");
  expect(hasSessionCookie()).toBe(false);
  document.cookie = `${AUTH_COOKIE}-code-verifier=; path=/; max-age=0`;
});
