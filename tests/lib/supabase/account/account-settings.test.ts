/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import {
  endOtherSessions,
  isOwnPassword,
  setOwnEmail,
  setOwnPassword,
} from "@/lib/supabase/account/account-settings";
import { fakeAuthServer } from "@/tests/fakes/auth-server";
import { newAddress, newVisitor } from "@/tests/lib/embedded/contract-target";
import { encoded } from "@/tests/lib/supabase/page-visits";

jest.setTimeout(60_000);

const PASSWORD = "correct horse";

const mockRequest = { cookie: "", host: "localhost:3000" };
jest.mock("next/headers", () => ({
  cookies: async () => ({ getAll: () => [{ name: "chard-auth", value: mockRequest.cookie }] }),
  headers: async () => new Headers({ host: mockRequest.host, "x-forwarded-for": "192.0.2.7" }),
}));

const atOnce = fakeAuthServer({ confirmEmail: false });

/** A new account, which the request is made by. */
async function newAccount() {
  const visitor = newVisitor(atOnce());
  const email = newAddress();
  const { data } = await visitor.auth.signUp({ email, password: PASSWORD });
  mockRequest.cookie = encoded(data.session);
  return { ...visitor, email };
}

async function isSignedIn({ auth }: ReturnType<typeof newVisitor>) {
  return !(await auth.getUser()).error;
}

it("knows the password, and leaves no session behind", async () => {
  const { email } = await newAccount();
  const sent = jest.spyOn(globalThis, "fetch");
  expect(await isOwnPassword(email, PASSWORD)).toBe(true);
  expect(sent.mock.calls.map(([input]) => new URL(String(input)).search)).toEqual([
    "?grant_type=password",
    "?scope=local",
  ]);
  expect(await isOwnPassword(email, "not the password")).toBe(false);
});

it("changes the password, which ends the other sessions", async () => {
  const here = await newAccount();
  const there = newVisitor(atOnce());
  await there.auth.signInWithPassword({ email: here.email, password: PASSWORD });
  expect(await setOwnPassword(PASSWORD)).toMatchObject({ code: "same_password" });
  expect(await setOwnPassword("a better horse")).toBeUndefined();
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  expect(await isOwnPassword(here.email, "a better horse")).toBe(true);
});

it("ends the other sessions alone", async () => {
  const here = await newAccount();
  const there = newVisitor(atOnce());
  await there.auth.signInWithPassword({ email: here.email, password: PASSWORD });
  await endOtherSessions();
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
});

it("changes the address at once where accounts are confirmed at once", async () => {
  await newAccount();
  const email = newAddress();
  expect(await setOwnEmail(email, "/settings")).toEqual({ refusal: undefined, isPending: false });
  expect(await isOwnPassword(email, PASSWORD)).toBe(true);
  const other = await newAccount();
  expect(await setOwnEmail(email, "/settings")).toMatchObject({
    refusal: { code: "email_exists" },
  });
  expect(await isOwnPassword(other.email, PASSWORD)).toBe(true);
});

it("cannot change anything without a session", async () => {
  mockRequest.cookie = "";
  await expect(setOwnPassword("a better horse")).rejects.toThrow();
});
