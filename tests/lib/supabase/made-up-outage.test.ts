/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { AUTH_COOKIE } from "@/lib/auth/auth-cookie";
import { fetchUser } from "@/lib/supabase/fetch-user";
import { createAuthService } from "@/lib/supabase/auth-service";
import { readSession } from "@/lib/supabase/session-cookie";
import { encoded } from "@/tests/lib/supabase/page-visits";

const HEADER = Buffer.from('{"alg":"HS256"}').toString("base64url");

/** The service itself is well; a request that cannot even be made never reaches it. */
function serviceThatIsWell() {
  const send = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    new Request(input, init);
    return Response.json({ id: "1", email: "ada@example.com" });
  });
  return { send, service: createAuthService({ send: send as typeof fetch }) };
}

const ask = (service: ReturnType<typeof createAuthService>, token: string) =>
  fetchUser(service, token, "192.0.2.1", AbortSignal.timeout(5_000));

it.each([
  ["a character that no header can hold", `${HEADER}.e30.\u20ac`],
  ["a line break", `${HEADER}.e30.a\r\nHost: other.example`],
  ["a space", `${HEADER}.e30.a b`],
  ["a zero byte", `${HEADER}.e30.\u0000`],
  ["no end, which a gateway refuses with a page of its own", `${HEADER}.e30.${"a".repeat(8_000)}`],
  ["two parts", `${HEADER}.e30`],
  ["no text", ""],
])("a cookie whose access token has %s is no session", (_, access_token) => {
  const value = encoded({ access_token, refresh_token: "x", expires_at: 9e9 });
  expect(readSession([{ name: AUTH_COOKIE, value }])).toBeUndefined();
});

it("a request that cannot be made says nothing about the service: others are still sent", async () => {
  const { service, send } = serviceThatIsWell();
  await expect(ask(service, `${HEADER}.e30.\u20ac`)).rejects.toThrow();
  expect(send).not.toHaveBeenCalled();
  await expect(ask(service, "aaa.bbb.ccc")).resolves.toMatchObject({ meaning: "success" });
});

it("nor does one whose time was over before it began", async () => {
  const { service } = serviceThatIsWell();
  const late = fetchUser(service, "aaa.bbb.ccc", "192.0.2.1", AbortSignal.abort());
  await expect(late).rejects.toThrow();
  await expect(ask(service, "aaa.bbb.ccc")).resolves.toMatchObject({ meaning: "success" });
});
