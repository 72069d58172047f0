/** @jest-environment node */
import { createChunks, stringToBase64URL } from "@supabase/ssr";
import { AUTH_COOKIE } from "@/lib/auth/auth-cookie";
import { readSession, sessionChanges } from "@/lib/supabase/session-cookie";

const session = (fullName: string) => ({
  access_token: "a.b.c",
  refresh_token: "abc",
  expires_at: 2_000_000_000,
  user: { email: "noër@exämple.com", fullName },
});

/** The cookies that @supabase/ssr would write. */
const asLibrary = (value: object) =>
  createChunks(AUTH_COOKIE, `base64-${stringToBase64URL(JSON.stringify(value))}`);

it.each(["Noor", "", "ñ".repeat(1_000), "🥬".repeat(3_000)])(
  "reads and writes a session as @supabase/ssr does",
  (fullName) => {
    const kept = session(fullName);
    expect(readSession(asLibrary(kept))).toEqual(kept);
    const written = sessionChanges(kept, "", false);
    expect(written.map(({ name, value }) => ({ name, value }))).toEqual(asLibrary(kept));
  },
);

it("removes the parts of the session before that are not written again", () => {
  const header = `theme=dark; ${AUTH_COOKIE}.0=a; ${AUTH_COOKIE}.1=b; ${AUTH_COOKIE}-code-verifier=c`;
  const changes = sessionChanges(session("Noor"), header, true);
  expect(changes.map(({ name, options }) => [name, options.maxAge > 0])).toEqual([
    [`${AUTH_COOKIE}.0`, false],
    [`${AUTH_COOKIE}.1`, false],
    [AUTH_COOKIE, true],
  ]);
  expect(changes.every(({ options }) => "secure" in options && options.secure)).toBe(true);
});
