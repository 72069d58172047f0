/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { TOTP } from "otpauth";
import {
  enrollOwnFactor,
  removeOwnFactors,
  verifyOwnCode,
} from "@/lib/supabase/account/account-factors";
import { getCurrentUser } from "@/lib/supabase/current-user";
import { isOwnPassword, setOwnPassword } from "@/lib/supabase/account/account-settings";
import { fakeAuthServer } from "@/tests/fakes/auth-server";
import { newAddress, newVisitor } from "@/tests/lib/embedded/contract-target";
import { encoded } from "@/tests/lib/supabase/page-visits";

jest.setTimeout(60_000);

const PASSWORD = "correct horse";

/** The cookies of the browser that sends the requests. */
const mockJar = new Map<string, string>();
const mockWritten: { name: string; options: object }[] = [];
jest.mock("next/headers", () => ({
  cookies: async () => ({
    getAll: () => [...mockJar].map(([name, value]) => ({ name, value })),
    set: (name: string, value: string, options: object) => {
      mockWritten.push({ name, options });
      if (value) mockJar.set(name, value);
      else mockJar.delete(name);
    },
  }),
  headers: async () =>
    new Headers({
      host: "localhost:3000",
      "x-forwarded-for": "192.0.2.7",
      "x-forwarded-proto": "http",
      cookie: [...mockJar].map(([name, value]) => `${name}=${value}`).join("; "),
    }),
}));

const server = fakeAuthServer({ confirmEmail: false });

/** The server's clock, which stands still but for the hour before each test and what a test lets pass. */
let clock: number;
beforeAll(() => (clock = Date.now()));
beforeEach(() => {
  clock += 3_600_000;
  mockWritten.length = 0;
});

/** The browser has this session, and no other. */
function carry(session: unknown) {
  mockJar.clear();
  mockJar.set("chard-auth", encoded(session));
}

async function newAccount() {
  const visitor = newVisitor(server());
  const email = newAddress();
  const { data } = await visitor.auth.signUp({ email, password: PASSWORD });
  carry(data.session);
  return { ...visitor, email };
}

async function signIn(email: string) {
  const visitor = newVisitor(server());
  const { data } = await visitor.auth.signInWithPassword({ email, password: PASSWORD });
  carry(data.session);
}

async function begin() {
  const begun = await enrollOwnFactor("Chard");
  if ("refusal" in begun) throw new Error(begun.refusal.message);
  const secret = new URL(begun.uri).searchParams.get("secret")!;
  return { ...begun, code: () => new TOTP({ secret }).generate({ timestamp: clock }) };
}

const standing = async () => (await getCurrentUser())?.secondFactor;

/** Half a minute goes by: each code counts once. */
async function nextCode() {
  await server().pass(30);
  clock += 30_000;
}

it("turns a factor on with its first code, which this session has used then", async () => {
  const { email } = await newAccount();
  expect(await standing()).toBe("none");
  const begun = await begin();
  expect(begun.uri).toMatch(/^otpauth:\/\/totp\/Chard:/);
  expect(decodeURIComponent(begun.uri)).toContain(email);
  expect(await standing()).toBe("none");
  expect(await verifyOwnCode("000000", begun.id)).toMatchObject({
    code: "mfa_verification_failed",
  });
  expect(await standing()).toBe("none");
  expect(await verifyOwnCode(begun.code(), begun.id)).toBeUndefined();
  expect(await standing()).toBe("used");
  for (const { options } of mockWritten)
    expect(options).toMatchObject({ path: "/", sameSite: "lax", secure: false });
});

it("reads the response of Supabase, whose picture of the key has up to a megabyte", async () => {
  await newAccount();
  const respond = server().fetch;
  jest.mocked(fetch).mockImplementation(async (input, init) => {
    const response = await respond(input, init);
    if (init?.method !== "POST" || !String(input).endsWith("/factors")) return response;
    const { totp, ...rest } = (await response.json()) as { totp: object };
    return Response.json({ ...rest, totp: { ...totp, qr_code: "<rect />".repeat(125_000) } });
  });
  const begun = await begin();
  expect(await verifyOwnCode(begun.code(), begun.id)).toBeUndefined();
  expect(await standing()).toBe("used");
});

it("replaces a factor that was only begun", async () => {
  await newAccount();
  const first = await begin();
  const second = await begin();
  expect(await verifyOwnCode(first.code(), first.id)).toMatchObject({
    code: "mfa_factor_not_found",
  });
  expect(await verifyOwnCode(second.code(), second.id)).toBeUndefined();
});

it("requires a code in a new session, and lets it change nothing before", async () => {
  const { email } = await newAccount();
  const begun = await begin();
  await verifyOwnCode(begun.code(), begun.id);
  await signIn(email);
  expect(await standing()).toBe("unused");
  expect(await removeOwnFactors()).toMatchObject({ code: "insufficient_aal" });
  expect(await setOwnPassword("a better horse")).toMatchObject({ code: "insufficient_aal" });
  expect(await enrollOwnFactor("Chard")).toHaveProperty("refusal.code");
  // The code of before counts once.
  expect(await verifyOwnCode(begun.code())).toMatchObject({ code: "mfa_verification_failed" });
  await nextCode();
  expect(await verifyOwnCode(begun.code())).toBeUndefined();
  expect(await standing()).toBe("used");
  expect(await isOwnPassword(email, PASSWORD)).toBe(true);
  expect(await standing()).toBe("used");
  expect(await removeOwnFactors()).toBeUndefined();
  expect(await standing()).toBe("none");
});

it("takes no code after five wrong ones", async () => {
  await newAccount();
  const begun = await begin();
  for (let tries = 0; tries < 5; tries += 1) await verifyOwnCode("000000", begun.id);
  expect(await verifyOwnCode(begun.code(), begun.id)).toMatchObject({
    code: "over_request_rate_limit",
  });
});

it("requires no code from an account without a factor", async () => {
  await newAccount();
  await expect(verifyOwnCode("123456")).rejects.toThrow();
});
