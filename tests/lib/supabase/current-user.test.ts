/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { getCurrentUser } from "@/lib/supabase/current-user";
import { fakeAuthServer } from "@/tests/fakes/auth-server";
import { newAddress, newVisitor } from "@/tests/lib/embedded/contract-target";
import { encoded, signedUpSession } from "@/tests/lib/supabase/page-visits";

jest.setTimeout(60_000);

/** The request for a page; the middleware has not seen it, as with prefetches. */
const mockSent = { cookie: "", address: "192.0.2.7" };
jest.mock("next/headers", () => ({
  cookies: async () => ({ getAll: () => [{ name: "chard-auth", value: mockSent.cookie }] }),
  headers: async () => new Headers({ "x-forwarded-for": mockSent.address }),
}));

/** This process's clock, which the service that is asked does not go by. */
const DAY_MS = 24 * 60 * 60 * 1000;
const clock = { ahead: 0 };
const systemNow = Date.now;
Date.now = () => systemNow() + clock.ahead;
afterEach(() => void (clock.ahead = 0));
afterAll(() => void (Date.now = systemNow));

const server = fakeAuthServer({ confirmEmail: false });

const userOf = (session: object) => {
  mockSent.cookie = encoded(session);
  return getCurrentUser();
};

const questions = () =>
  jest.mocked(fetch).mock.calls.filter(([input]) => String(input).includes("/user"));

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const sharedSecretToken = `${encode({ alg: "HS256" })}.${encode({ sub: "1" })}.AAAA`;

it("fetches the user of a good token from the service", async () => {
  const session = await signedUpSession(server());
  await expect(userOf(session)).resolves.toMatchObject({ email: session.user.email });
  expect(questions()).toHaveLength(1);
});

it.each([
  ["altered", (token: string) => `${token.slice(0, -6)}AAAAAA`],
  ["made up", () => "a.b.c"],
])("rejects a token that is %s without asking", async (_, forge) => {
  const session = await signedUpSession(server());
  await userOf(session);
  jest.mocked(fetch).mockClear();
  const forged = { ...session, access_token: forge(session.access_token) };
  await expect(userOf(forged)).resolves.toBeUndefined();
  expect(jest.mocked(fetch)).not.toHaveBeenCalled();
});

it("a session that was ended elsewhere sends no form any more, though its token is still good", async () => {
  const here = newVisitor(server());
  const email = newAddress();
  const { data } = await here.auth.signUp({ email, password: "correct horse" });
  const there = newVisitor(server());
  const signedIn = await there.auth.signInWithPassword({ email, password: "correct horse" });
  await expect(userOf(signedIn.data.session!)).resolves.toMatchObject({ email });
  await here.auth.signOut({ scope: "others" });
  await expect(userOf(signedIn.data.session!)).resolves.toBeUndefined();
  await expect(userOf(data.session!)).resolves.toMatchObject({ email });
});

it("checks of tokens that only the service can verify are limited per client, and others continue", async () => {
  const session = await signedUpSession(server());
  const made = { ...session, access_token: sharedSecretToken };
  const outcomes = await Promise.allSettled(Array.from({ length: 200 }, () => userOf(made)));
  expect(outcomes.some(({ status }) => status === "rejected")).toBe(true);
  expect(questions().length).toBeLessThanOrEqual(125);
  mockSent.address = "192.0.2.8";
  await expect(userOf(session)).resolves.toMatchObject({ email: session.user.email });
  await expect(userOf(made)).resolves.toBeUndefined();
});

it("does not treat a visitor as signed out whose token has expired and could not be renewed", async () => {
  const session = await signedUpSession(server());
  clock.ahead = DAY_MS;
  await expect(userOf(session)).rejects.toThrow("Accounts cannot be asked.");
  expect(questions()).toHaveLength(0);
});
