/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { decodeJwt } from "jose";
import { TOTP } from "otpauth";
import {
  embeddedTarget,
  memoryDatabase,
  newAddress,
  newVisitor,
  realTarget,
  type Target,
} from "@/tests/lib/embedded/contract-target";

/** The second factor as the real supabase-js uses it; AUTH_CONTRACT_URL drives a real project (see contract.test.ts). */
const REAL = process.env.AUTH_CONTRACT_URL;
const PASSWORD = "correct horse";
/** What a real project does in another way, or needs a clock that can be set. */
const onEmbedded: typeof it = REAL ? ((() => undefined) as unknown as typeof it) : it;

jest.setTimeout(60_000);

let target: Target;
let clock = Date.now();
let close = async () => {};
let rows: (statement: string) => Promise<Record<string, unknown>[]>;

/** Sets the server's clock and this file's own forward. */
async function pass(seconds: number) {
  await target.pass(seconds);
  clock = REAL ? Date.now() : clock + seconds * 1000;
}

beforeAll(async () => {
  if (REAL) {
    target = realTarget(REAL, process.env.AUTH_CONTRACT_KEY ?? "", "");
    return;
  }
  const memory = await memoryDatabase();
  close = memory.close;
  rows = (statement) => memory.database.transaction((query) => query(statement));
  clock = Date.now();
  target = await embeddedTarget(memory.database);
});

afterAll(() => close());

beforeEach(async () => {
  if (!REAL) await pass(3600);
});

async function signedUp() {
  const email = newAddress();
  const visitor = newVisitor(target);
  const { error } = await visitor.auth.signUp({ email, password: PASSWORD });
  expect(error).toBeNull();
  return { ...visitor, email };
}

async function signedIn(email: string) {
  const visitor = newVisitor(target);
  const { error } = await visitor.auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
  return { ...visitor, email };
}

type Visitor = Awaited<ReturnType<typeof signedUp>>;

async function enrolled(visitor: Visitor, friendlyName = "Phone") {
  const { data, error } = await visitor.auth.mfa.enroll({ factorType: "totp", friendlyName });
  expect(error).toBeNull();
  return { id: data!.id, secret: data!.totp.secret, totp: data!.totp };
}

type Enrolled = Awaited<ReturnType<typeof enrolled>>;

const codeOf = ({ secret }: { secret: string }, offset = 0) =>
  new TOTP({ secret }).generate({ timestamp: clock + offset * 30_000 });

const enter = ({ auth }: Visitor, { id }: { id: string }, code: string) =>
  auth.mfa.challengeAndVerify({ factorId: id, code });

/** An account whose session is at level 2; the code of this moment is used. */
async function withFactor() {
  const visitor = await signedUp();
  const factor = await enrolled(visitor);
  expect((await enter(visitor, factor, codeOf(factor))).error).toBeNull();
  return { visitor, factor };
}

async function levels({ auth }: Visitor) {
  const { data } = await auth.mfa.getAuthenticatorAssuranceLevel();
  return [data?.currentLevel, data?.nextLevel];
}

const wrongCode = (factor: Enrolled) => {
  const good = [-1, 0, 1].map((offset) => codeOf(factor, offset));
  return ["123456", "654321", "111111", "222222"].find((code) => !good.includes(code))!;
};

async function raw({ auth }: Visitor, method: string, path: string, body?: object) {
  const { data } = await auth.getSession();
  return target.fetch(`${target.url}/auth/v1${path}`, {
    method,
    headers: {
      apikey: target.anonKey,
      Authorization: `Bearer ${data.session?.access_token}`,
      "X-Supabase-Api-Version": "2024-01-01",
      ...(body && { "Content-Type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

describe("enrolling", () => {
  it("returns the secret once, as text, URL and picture", async () => {
    const visitor = await signedUp();
    const { data, error } = await visitor.auth.mfa.enroll({
      factorType: "totp",
      friendlyName: "Phone",
      issuer: "Chard",
    });
    expect(error).toBeNull();
    expect(data).toMatchObject({ type: "totp", friendly_name: "Phone" });
    const { qr_code: picture, secret, uri } = data!.totp;
    expect(picture).toMatch(/^data:image\/svg\+xml;utf-8,[^]*<svg/);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(uri).searchParams.get("secret")).toBe(secret);
    expect(new URL(uri).searchParams.get("issuer")).toBe("Chard");
    const list = await visitor.auth.mfa.listFactors();
    expect(list.data).toMatchObject({
      totp: [],
      all: [{ id: data!.id, friendly_name: "Phone", factor_type: "totp", status: "unverified" }],
    });
    const user = await raw(visitor, "GET", "/user");
    expect(await user.text()).not.toContain(secret);
    expect(await levels(visitor)).toEqual(["aal1", "aal1"]);
  });

  it("does not take a name twice", async () => {
    const visitor = await signedUp();
    await enrolled(visitor);
    const { error } = await visitor.auth.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
    expect(error).toMatchObject({ status: 422, code: "mfa_factor_name_conflict" });
  });

  it("takes ten factors", async () => {
    const visitor = await signedUp();
    for (let number = 1; number <= 10; number += 1) await enrolled(visitor, `Phone ${number}`);
    const { error } = await visitor.auth.mfa.enroll({ factorType: "totp", friendlyName: "More" });
    expect(error).toMatchObject({ status: 422, code: "too_many_enrolled_mfa_factors" });
  });

  it("refuses other kinds of factors", async () => {
    const visitor = await signedUp();
    const response = await raw(visitor, "POST", "/factors", { factor_type: "smoke" });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      400,
      "validation_failed",
    ]);
  });

  onEmbedded("forgets a factor whose first code never came", async () => {
    const visitor = await signedUp();
    const old = await enrolled(visitor);
    await pass(11 * 60);
    await enrolled(visitor, "Tablet");
    const { data } = await visitor.auth.mfa.listFactors();
    expect(data?.all.map(({ friendly_name: name }) => name)).toEqual(["Tablet"]);
    expect((await enter(visitor, old, codeOf(old))).error).toMatchObject({ status: 404 });
  });
});

describe("a right code", () => {
  it("raises the session to level 2, which a refresh keeps", async () => {
    const { visitor } = await withFactor();
    expect(await levels(visitor)).toEqual(["aal2", "aal2"]);
    const { data } = await visitor.auth.refreshSession();
    expect(decodeJwt(data.session!.access_token)).toMatchObject({
      aal: "aal2",
      amr: [{ method: "totp" }, { method: "password" }],
    });
    expect(data.user?.factors).toMatchObject([{ status: "verified", factor_type: "totp" }]);
  });

  it("returns the same as a sign-in", async () => {
    const visitor = await signedUp();
    const factor = await enrolled(visitor);
    await enter(visitor, factor, codeOf(factor));
    const challenge = visitor.wire.find(({ path }) => path.endsWith("/challenge"))!;
    expect(challenge).toMatchObject({ status: 200, json: { type: "totp" } });
    expect(typeof challenge.json.expires_at).toBe("number");
    const { status, json, responseHeaders } = visitor.wire.at(-1)!;
    expect(status).toBe(200);
    expect(Object.keys(json)).toEqual(
      expect.arrayContaining(["access_token", "token_type", "expires_in", "refresh_token", "user"]),
    );
    expect(responseHeaders.get("cache-control")).toMatch(/no-store|private/);
  });

  it("ends the account's sessions at level 1, and those at level 2 stay", async () => {
    const { visitor, factor } = await withFactor();
    const password = await signedIn(visitor.email);
    const other = await signedIn(visitor.email);
    expect(await levels(other)).toEqual(["aal1", "aal2"]);
    await pass(30);
    expect((await enter(other, factor, codeOf(factor))).error).toBeNull();
    expect((await password.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect((await visitor.auth.getUser()).error).toBeNull();
  });

  onEmbedded("gives nothing at level 2 for the refresh token of level 1", async () => {
    const visitor = await signedUp();
    const factor = await enrolled(visitor);
    const { data } = await visitor.auth.getSession();
    await enter(visitor, factor, codeOf(factor));
    const thief = newVisitor(target);
    const { error } = await thief.auth.refreshSession({
      refresh_token: data.session!.refresh_token,
    });
    expect(error?.code).toBe("refresh_token_already_used");
    expect((await visitor.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
  });

  it.each([-1, 1])("may be %i step off", async (offset) => {
    const visitor = await signedUp();
    const factor = await enrolled(visitor);
    expect((await enter(visitor, factor, codeOf(factor, offset))).error).toBeNull();
  });

  onEmbedded("counts once, and neither do those before it", async () => {
    const { visitor, factor } = await withFactor();
    const other = await signedIn(visitor.email);
    for (const offset of [0, -1]) {
      const { error } = await enter(other, factor, codeOf(factor, offset));
      expect(error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
    }
    expect(await levels(other)).toEqual(["aal1", "aal2"]);
    await pass(30);
    expect((await enter(other, factor, codeOf(factor))).error).toBeNull();
  });

  onEmbedded("counts once, also when it is sent twice at the same moment", async () => {
    const { visitor, factor } = await withFactor();
    await pass(60);
    const others = await Promise.all([signedIn(visitor.email), signedIn(visitor.email)]);
    const responses = await Promise.all(
      others.map((other) => enter(other, factor, codeOf(factor))),
    );
    expect(responses.filter(({ error }) => !error)).toHaveLength(1);
  });
});

describe("what is no right code", () => {
  it("is refused, and the session stays where it is", async () => {
    const visitor = await signedUp();
    const factor = await enrolled(visitor);
    const { error } = await enter(visitor, factor, wrongCode(factor));
    expect(error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
    expect(await levels(visitor)).toEqual(["aal1", "aal1"]);
  });

  onEmbedded("locks the account's factors for a quarter of an hour after five", async () => {
    const { visitor, factor } = await withFactor();
    const other = await signedIn(visitor.email);
    await pass(60);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await enter(other, factor, wrongCode(factor))).error?.status).toBe(422);
    }
    const limited = { status: 429, code: "over_request_rate_limit" };
    expect((await enter(other, factor, codeOf(factor))).error).toMatchObject(limited);
    expect((await enter(visitor, factor, codeOf(factor))).error).toMatchObject(limited);
    await pass(14 * 60);
    expect((await enter(other, factor, codeOf(factor))).error).toMatchObject(limited);
    await pass(60);
    expect((await enter(other, factor, codeOf(factor))).error).toBeNull();
  });

  onEmbedded("is counted, also when many are sent at the same moment", async () => {
    const { visitor, factor } = await withFactor();
    await pass(60);
    const responses = await Promise.all(
      Array.from({ length: 12 }, () => enter(visitor, factor, wrongCode(factor))),
    );
    expect(responses.filter(({ error }) => error?.status === 422)).toHaveLength(5);
    expect(responses.filter(({ error }) => error?.status === 429)).toHaveLength(7);
  });

  it.each([
    ["an unknown challenge", { challenge_id: crypto.randomUUID(), code: "123456" }, 422],
    ["no code", { challenge_id: crypto.randomUUID(), code: "" }, 400],
  ])("%s", async (_name, body, status) => {
    const visitor = await signedUp();
    const { id } = await enrolled(visitor);
    expect((await raw(visitor, "POST", `/factors/${id}/verify`, body)).status).toBe(status);
  });

  onEmbedded("a challenge that was used, or is older than five minutes", async () => {
    const { visitor, factor } = await withFactor();
    const { data } = await visitor.auth.mfa.challenge({ factorId: factor.id });
    const verify = () =>
      visitor.auth.mfa.verify({
        factorId: factor.id,
        challengeId: data!.id,
        code: codeOf(factor),
      });
    await pass(60);
    expect((await verify()).error).toBeNull();
    await pass(60);
    expect((await verify()).error).toMatchObject({ status: 422 });
    const late = await visitor.auth.mfa.challenge({ factorId: factor.id });
    await pass(301);
    const { error } = await visitor.auth.mfa.verify({
      factorId: factor.id,
      challengeId: late.data!.id,
      code: codeOf(factor),
    });
    expect(error).toMatchObject({ status: 422, code: "mfa_challenge_expired" });
  });
});

describe("a factor of another account", () => {
  it("is not found", async () => {
    const { factor } = await withFactor();
    const stranger = await signedUp();
    const { error } = await stranger.auth.mfa.challenge({ factorId: factor.id });
    expect(error).toMatchObject({ status: 404, code: "mfa_factor_not_found" });
    expect((await stranger.auth.mfa.unenroll({ factorId: factor.id })).error?.status).toBe(404);
    const body = { challenge_id: crypto.randomUUID(), code: "123456" };
    expect((await raw(stranger, "POST", `/factors/${factor.id}/verify`, body)).status).toBe(404);
    expect((await raw(stranger, "DELETE", "/factors/none")).status).toBe(404);
  });

  it("needs a session", async () => {
    const { factor } = await withFactor();
    const response = await target.fetch(`${target.url}/auth/v1/factors/${factor.id}`, {
      method: "DELETE",
      headers: { apikey: target.anonKey },
    });
    expect(response.status).toBe(401);
  });
});

describe("a password alone, where there is a factor", () => {
  it("adds, removes and changes nothing that signs in", async () => {
    const { visitor, factor } = await withFactor();
    const { auth } = await signedIn(visitor.email);
    const added = await auth.mfa.enroll({ factorType: "totp", friendlyName: "Mine" });
    expect(added.error).toMatchObject({ status: 403, code: "insufficient_aal" });
    const removed = await auth.mfa.unenroll({ factorId: factor.id });
    expect(removed.error).toMatchObject({ status: 422, code: "insufficient_aal" });
    for (const change of [{ password: "a better horse" }, { email: newAddress() }]) {
      const { error } = await auth.updateUser(change);
      expect(error).toMatchObject({ status: 401, code: "insufficient_aal" });
    }
    expect((await auth.updateUser({ data: { full_name: "Noor" } })).error).toBeNull();
    expect((await visitor.auth.updateUser({ password: "a better horse" })).error).toBeNull();
  });
});

describe("removing a factor", () => {
  it("takes its sessions back to level 1 with their next refresh", async () => {
    const { visitor, factor } = await withFactor();
    const { data, error } = await visitor.auth.mfa.unenroll({ factorId: factor.id });
    expect(error).toBeNull();
    expect(data).toEqual({ id: factor.id });
    await visitor.auth.refreshSession();
    expect(await levels(visitor)).toEqual(["aal1", "aal1"]);
    const { data: session } = await visitor.auth.getSession();
    expect(decodeJwt(session.session!.access_token).amr).toMatchObject([{ method: "password" }]);
  });

  it("leaves the others", async () => {
    const { visitor, factor } = await withFactor();
    const spare = await enrolled(visitor, "Tablet");
    expect((await enter(visitor, spare, codeOf(spare))).error).toBeNull();
    await visitor.auth.mfa.unenroll({ factorId: factor.id });
    const { data } = await visitor.auth.mfa.listFactors();
    expect(data?.totp.map(({ id }) => id)).toEqual([spare.id]);
  });
});

onEmbedded("no secret is said to the log", async () => {
  const lines: unknown[] = [];
  const spies = (["log", "info", "warn", "error"] as const).map((name) =>
    jest.spyOn(console, name).mockImplementation((...words) => void lines.push(...words)),
  );
  const { visitor, factor } = await withFactor();
  await enter(visitor, factor, wrongCode(factor));
  const [stored] = await rows(`select secret from mfa_factors where id = '${factor.id}'`);
  expect(stored).toEqual({ secret: factor.secret });
  expect(JSON.stringify(lines)).not.toContain(factor.secret);
  spies.forEach((spy) => spy.mockRestore());
});
