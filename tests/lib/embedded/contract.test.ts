/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { createHash, randomBytes } from "node:crypto";
import { AuthApiError, AuthWeakPasswordError } from "@supabase/supabase-js";
import {
  embeddedTarget,
  memoryDatabase,
  newAddress,
  newVisitor,
  realTarget,
  type Target,
} from "@/tests/lib/embedded/contract-target";

/**
 * What the site relies on in the Supabase Auth API, driven by the real supabase-js and read on the wire. Without
 * settings it drives the embedded server. Against real projects (GoTrue 2.196 or later, rate limits off), name one that confirms at once
 * in AUTH_CONTRACT_URL and one that sends mails in AUTH_CONTRACT_MAIL_URL, with their keys in *_KEY and the Mailpit
 * that catches the mails in AUTH_CONTRACT_MAILPIT.
 */
const REAL = process.env.AUTH_CONTRACT_URL;
const PASSWORD = "correct horse";

jest.setTimeout(60_000);

let atOnce: Target;
let byMail: Target;
let close = async () => {};

beforeAll(async () => {
  if (REAL) {
    const mailpit = process.env.AUTH_CONTRACT_MAILPIT ?? "";
    atOnce = realTarget(REAL, process.env.AUTH_CONTRACT_KEY ?? "", mailpit);
    byMail = realTarget(
      process.env.AUTH_CONTRACT_MAIL_URL ?? "",
      process.env.AUTH_CONTRACT_MAIL_KEY ?? "",
      mailpit,
    );
    return;
  }
  const memory = await memoryDatabase();
  close = memory.close;
  atOnce = await embeddedTarget(memory.database);
  byMail = await embeddedTarget(memory.database, { confirmEmail: true });
});

afterAll(() => close());

/** The embedded server limits what one address may do in a while; time heals that. */
beforeEach(async () => {
  if (REAL) return;
  await atOnce.pass(3600);
  await byMail.pass(3600);
});

async function signedUp(target = atOnce) {
  const email = newAddress();
  const visitor = newVisitor(target);
  const { data, error } = await visitor.auth.signUp({ email, password: PASSWORD });
  expect(error).toBeNull();
  return { ...visitor, email, session: data.session! };
}

async function signedIn(target: Target, email: string, password = PASSWORD) {
  const visitor = newVisitor(target);
  const { data, error } = await visitor.auth.signInWithPassword({ email, password });
  expect(error).toBeNull();
  return { ...visitor, email, session: data.session! };
}

/** A request as no client of supabase-js would send it. */
function raw(target: Target, path: string, init: RequestInit = {}) {
  return target.fetch(`${target.url}/auth/v1${path}`, {
    redirect: "manual",
    ...init,
    headers: {
      apikey: target.anonKey,
      "Content-Type": "application/json",
      "X-Supabase-Api-Version": "2024-01-01",
      ...init.headers,
    },
  });
}

function refreshWith(target: Target, refreshToken: string) {
  return newVisitor(target).auth.refreshSession({ refresh_token: refreshToken });
}

describe("signing up where accounts are confirmed at once", () => {
  it("returns a session", async () => {
    const email = newAddress();
    const { auth, wire } = newVisitor(atOnce);
    const { data, error } = await auth.signUp({
      email,
      password: PASSWORD,
      options: { emailRedirectTo: `${atOnce.url}/`, data: { full_name: "Noor Adeyemi" } },
    });
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ token_type: "bearer", expires_in: 3600 });
    expect(data.user).toMatchObject({ email, role: "authenticated", aud: "authenticated" });
    expect(data.user?.user_metadata.full_name).toBe("Noor Adeyemi");
    expect(data.user?.identities).toHaveLength(1);
    expect(data.user?.email_confirmed_at).toBeTruthy();

    const [exchange] = wire;
    expect(exchange).toMatchObject({ method: "POST", path: "/auth/v1/signup", status: 200 });
    expect(exchange?.query.get("redirect_to")).toBe(`${atOnce.url}/`);
    expect(exchange?.headers.get("x-supabase-api-version")).toBe("2024-01-01");
    expect(exchange?.body).toMatchObject({
      email,
      password: PASSWORD,
      code_challenge_method: "s256",
    });
    expect(Object.keys(exchange!.json)).toEqual(
      expect.arrayContaining([
        "access_token",
        "token_type",
        "expires_in",
        "expires_at",
        "refresh_token",
        "user",
      ]),
    );
  });

  it("refuses an address that is taken, whatever its case", async () => {
    const { email } = await signedUp();
    const { auth, wire } = newVisitor(atOnce);
    const { error } = await auth.signUp({ email: email.toUpperCase(), password: PASSWORD });
    expect(error).toMatchObject({
      status: 422,
      code: "user_already_exists",
      message: "User already registered",
    });
    expect(wire[0]?.responseHeaders.get("x-sb-error-code")).toBe("user_already_exists");
    expect(wire[0]?.responseHeaders.get("x-supabase-api-version")).toBe("2024-01-01");
  });

  it("refuses a password under six characters and says why", async () => {
    const { auth, wire } = newVisitor(atOnce);
    const { error } = await auth.signUp({ email: newAddress(), password: "12345" });
    expect(error).toBeInstanceOf(AuthWeakPasswordError);
    expect((error as AuthWeakPasswordError).reasons).toEqual(["length"]);
    expect(wire[0]).toMatchObject({
      status: 422,
      json: { code: "weak_password", weak_password: { reasons: ["length"] } },
    });
  });

  it.each([
    { bytes: 72, password: "p".repeat(72), status: 200 },
    { bytes: 73, password: "p".repeat(73), status: 400 },
    { bytes: 76, password: "🥬".repeat(19), status: 400 },
  ])("reads passwords up to 72 bytes: $bytes", async ({ password, status }) => {
    const { auth, wire } = newVisitor(atOnce);
    await auth.signUp({ email: newAddress(), password });
    expect(wire[0]?.status).toBe(status);
    if (status === 400) {
      expect(wire[0]?.json).toEqual({
        code: "validation_failed",
        message: "Password cannot be longer than 72 characters",
      });
    }
  });

  it.each(["nobody", "a b@example.com", "@example.com", "a@", "🥬@example.com"])(
    "refuses the address %s",
    async (email) => {
      const { error } = await newVisitor(atOnce).auth.signUp({ email, password: PASSWORD });
      expect(error).toMatchObject({ status: 400, code: "validation_failed" });
    },
  );

  it("refuses sign-ups without an address", async () => {
    const response = await raw(atOnce, "/signup", {
      method: "POST",
      body: JSON.stringify({ password: PASSWORD }),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: "anonymous_provider_disabled" });
  });
});

describe("signing in with a password", () => {
  it("returns a session whose token names its user", async () => {
    const { email } = await signedUp();
    const { auth, wire, session } = await signedIn(atOnce, email.toUpperCase());
    expect(wire[0]).toMatchObject({ method: "POST", path: "/auth/v1/token", status: 200 });
    expect(wire[0]?.query.get("grant_type")).toBe("password");

    const { data, error } = await auth.getClaims(session.access_token);
    expect(error).toBeNull();
    expect(data?.header).toMatchObject({ alg: "ES256", typ: "JWT" });
    expect(data?.claims).toMatchObject({
      sub: session.user.id,
      aud: "authenticated",
      role: "authenticated",
      email,
      phone: "",
      aal: "aal1",
      is_anonymous: false,
      app_metadata: { provider: "email", providers: ["email"] },
      amr: [{ method: "password" }],
      exp: session.expires_at,
    });
    expect(data?.claims.iss).toMatch(/\/auth\/v1$/);
    expect(data?.claims.session_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(wire.at(-1)).toMatchObject({ path: "/auth/v1/.well-known/jwks.json", status: 200 });
    expect(wire.at(-1)?.responseHeaders.get("cache-control")).toContain("max-age=600");
    expect(JSON.stringify(wire.at(-1)?.json)).not.toContain('"d"');
  });

  it("returns the same for a wrong password and an unknown e-mail address", async () => {
    const { email } = await signedUp();
    const wrong = newVisitor(atOnce);
    const unknown = newVisitor(atOnce);
    await wrong.auth.signInWithPassword({ email, password: "not the password" });
    await unknown.auth.signInWithPassword({ email: newAddress(), password: PASSWORD });
    for (const { wire } of [wrong, unknown]) {
      expect(wire[0]).toMatchObject({
        status: 400,
        json: { code: "invalid_credentials", message: "Invalid login credentials" },
      });
    }
  });

  it("does not take a longer password for its first 72 bytes", async () => {
    const email = newAddress();
    const password = "p".repeat(72);
    await newVisitor(atOnce).auth.signUp({ email, password });
    const { error } = await newVisitor(atOnce).auth.signInWithPassword({
      email,
      password: `${password}p`,
    });
    // bcrypt reads 72 bytes. The real server hands the longer password on all the same; only the embedded one refuses it.
    if (REAL) expect(error).toBeNull();
    else expect(error).toMatchObject({ code: "invalid_credentials" });
  });

  it("refuses grant types it does not know", async () => {
    const response = await raw(atOnce, "/token?grant_type=magic", { method: "POST", body: "{}" });
    expect(response.status).toBe(400);
  });
});

describe("refreshing a session", () => {
  it("exchanges the token and keeps the session", async () => {
    const { auth, session, wire } = await signedUp();
    const before = await auth.getClaims(session.access_token);
    const { data, error } = await auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    const after = await auth.getClaims(data.session!.access_token);
    expect(after.data?.claims.session_id).toBe(before.data?.claims.session_id);
    const exchange = wire.find(({ query }) => query.get("grant_type") === "refresh_token");
    expect(exchange?.body).toEqual({ refresh_token: session.refresh_token });
  });

  it("returns the active token for its parent, however late", async () => {
    const { session } = await signedUp();
    const first = await refreshWith(atOnce, session.refresh_token);
    await atOnce.pass(12);
    const again = await refreshWith(atOnce, session.refresh_token);
    expect(again.data.session?.refresh_token).toBe(first.data.session?.refresh_token);
  });

  it("returns the same new token to five simultaneous refreshes", async () => {
    const { session } = await signedUp();
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => refreshWith(atOnce, session.refresh_token)),
    );
    const tokens = new Set(responses.map(({ data }) => data.session?.refresh_token));
    expect(tokens.size).toBe(1);
    expect(tokens).not.toContain(undefined);
    expect(tokens).not.toContain(session.refresh_token);
  });

  it("ends the whole family when an old token is used again after more than 10 s", async () => {
    const { session } = await signedUp();
    const second = await refreshWith(atOnce, session.refresh_token);
    const third = await refreshWith(atOnce, second.data.session!.refresh_token);
    await atOnce.pass(12);
    const replay = await refreshWith(atOnce, session.refresh_token);
    expect(replay.error).toMatchObject({
      status: 400,
      code: "refresh_token_already_used",
      message: "Invalid Refresh Token: Already Used",
    });
    await atOnce.pass(12);
    const newest = await refreshWith(atOnce, third.data.session!.refresh_token);
    expect(newest.error).toBeInstanceOf(AuthApiError);
  });

  it("does not know tokens it never gave", async () => {
    const { error } = await refreshWith(atOnce, "abcdefghijkl");
    expect(error).toMatchObject({
      status: 400,
      code: "refresh_token_not_found",
      message: "Invalid Refresh Token: Refresh Token Not Found",
    });
  });
});

describe("the user of a session", () => {
  it("is returned only for its own token", async () => {
    const { auth, email, session } = await signedUp();
    const { data } = await auth.getUser();
    expect(data.user).toMatchObject({ email, id: session.user.id });

    const anonymous = await raw(atOnce, "/user");
    expect(anonymous.status).toBe(401);
    expect(await anonymous.json()).toMatchObject({ code: "no_authorization" });

    const [header, , signature] = session.access_token.split(".");
    const claims = JSON.stringify({ sub: session.user.id, role: "service_role" });
    const forged = [header, Buffer.from(claims).toString("base64url"), signature].join(".");
    for (const token of [forged, "abc", `${header}..${signature}`]) {
      const refused = await raw(atOnce, "/user", { headers: { Authorization: `Bearer ${token}` } });
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: "bad_jwt" });
    }
  });

  it("merges new data and drops what is null", async () => {
    const { auth } = await signedUp();
    await auth.updateUser({ data: { full_name: "Noor", city: "Lagos" } });
    const { data } = await auth.updateUser({ data: { city: null } });
    expect(data.user?.user_metadata).toMatchObject({ full_name: "Noor" });
    expect(data.user?.user_metadata).not.toHaveProperty("city");
  });

  it("may set a new password, which ends the other sessions", async () => {
    const here = await signedUp();
    const there = await signedIn(atOnce, here.email);
    const { error } = await here.auth.updateUser({ password: "a better horse" });
    expect(error).toBeNull();

    expect((await here.auth.getUser()).error).toBeNull();
    expect((await there.auth.getUser()).error).not.toBeNull();
    expect((await refreshWith(atOnce, there.session.refresh_token)).error).not.toBeNull();
    await signedIn(atOnce, here.email, "a better horse");
    const old = await newVisitor(atOnce).auth.signInWithPassword({
      email: here.email,
      password: PASSWORD,
    });
    expect(old.error).toMatchObject({ code: "invalid_credentials" });
  });

  it("may not set the same password again, nor a weak one", async () => {
    const { auth } = await signedUp();
    const same = await auth.updateUser({ password: PASSWORD });
    expect(same.error).toMatchObject({ status: 422, code: "same_password" });
    const weak = await auth.updateUser({ password: "12345" });
    expect(weak.error).toMatchObject({ status: 422, code: "weak_password" });
  });
});

describe("signing out", () => {
  it.each([
    { scope: "global", here: false, there: false },
    { scope: "local", here: false, there: true },
    { scope: "others", here: true, there: false },
  ] as const)("$scope ends the right sessions", async ({ scope, here, there }) => {
    const first = await signedUp();
    const second = await signedIn(atOnce, first.email);
    const { error } = await first.auth.signOut({ scope });
    expect(error).toBeNull();
    expect(first.wire.at(-1)).toMatchObject({ path: "/auth/v1/logout", status: 204 });
    expect(first.wire.at(-1)?.query.get("scope")).toBe(scope);

    const stays = async (accessToken: string) => {
      const response = await raw(atOnce, "/user", {
        headers: { Authorization: `Bearer ${accessToken}` },
      });
      if (response.status !== 200) {
        expect(response.status).toBe(403);
        expect(await response.json()).toMatchObject({ code: "session_not_found" });
      }
      return response.status === 200;
    };
    expect(await stays(first.session.access_token)).toBe(here);
    expect(await stays(second.session.access_token)).toBe(there);
  });
});

describe("what the server says of itself", () => {
  it("shows whether it sends mails", async () => {
    const settings = await (await raw(atOnce, "/settings")).json();
    expect(settings).toMatchObject({
      external: { email: true },
      disable_signup: false,
      mailer_autoconfirm: true,
    });
    expect(await (await raw(byMail, "/settings")).json()).toMatchObject({
      mailer_autoconfirm: false,
    });
  });

  it("is healthy", async () => {
    const response = await raw(atOnce, "/health");
    expect(response.status).toBe(200);
    expect(await response.json()).toHaveProperty("name");
  });

  it("words errors the old way for clients that send no version", async () => {
    const response = await raw(atOnce, "/token?grant_type=password", {
      method: "POST",
      body: JSON.stringify({ email: newAddress(), password: PASSWORD }),
      headers: { "X-Supabase-Api-Version": "" },
    });
    expect(await response.json()).toEqual({
      code: 400,
      error_code: "invalid_credentials",
      msg: "Invalid login credentials",
    });
    expect(response.headers.get("x-sb-error-code")).toBe("invalid_credentials");
    expect(response.headers.get("x-supabase-api-version")).toBeNull();
  });
});

describe("signing up where accounts are confirmed by mail", () => {
  it("waits for the link, which leads to a code, which leads to a session", async () => {
    const email = newAddress();
    const { auth, wire } = newVisitor(byMail);
    const { data } = await auth.signUp({
      email,
      password: PASSWORD,
      options: { emailRedirectTo: `${byMail.url}/` },
    });
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email });
    expect(data.user?.identities).toHaveLength(1);
    const early = await newVisitor(byMail).auth.signInWithPassword({ email, password: PASSWORD });
    expect(early.error).toMatchObject({
      status: 400,
      code: "email_not_confirmed",
      message: "Email not confirmed",
    });

    const target = await byMail.open((await byMail.mailTo(email)).link);
    expect(target.origin).toBe(new URL(byMail.url).origin);
    const exchanged = await auth.exchangeCodeForSession(target.searchParams.get("code")!);
    expect(exchanged.error).toBeNull();
    expect(exchanged.data.user).toMatchObject({ email });
    expect(exchanged.data.user?.email_confirmed_at).toBeTruthy();
    expect(Object.keys(wire.at(-1)!.body).sort()).toEqual(["auth_code", "code_verifier"]);
    await signedIn(byMail, email);
  });

  it("does not tell that an address is taken", async () => {
    const email = newAddress();
    await newVisitor(byMail).auth.signUp({ email, password: PASSWORD });
    await byMail.open((await byMail.mailTo(email)).link);
    await byMail.pass(61);
    const { data, error } = await newVisitor(byMail).auth.signUp({ email, password: PASSWORD });
    expect(error).toBeNull();
    expect(data).toMatchObject({ session: null, user: { email, identities: [] } });
  }, 120_000);

  it("sends the mail once more, but not within a minute", async () => {
    const email = newAddress();
    const { auth } = newVisitor(byMail);
    await auth.signUp({ email, password: PASSWORD });
    const first = await byMail.mailTo(email);
    const early = await auth.resend({ type: "signup", email });
    expect(early.error).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
    expect(early.error?.message).toMatch(
      /^For security purposes, you can only request this after \d+ seconds\.$/,
    );
    await byMail.pass(61);
    expect((await auth.resend({ type: "signup", email })).error).toBeNull();
    const second = await byMail.mailTo(email);
    expect(second.link.href).not.toBe(first.link.href);
    const dead = await byMail.open(first.link);
    expect(dead.searchParams.get("error_code")).toBe("otp_expired");
  }, 120_000);

  it("returns the same for a resend to unknown and to confirmed e-mail addresses", async () => {
    const { email } = await signedUp();
    for (const address of [email, newAddress()]) {
      const { auth, wire } = newVisitor(byMail);
      await auth.resend({ type: "signup", email: address });
      expect(wire[0]).toMatchObject({ status: 200, json: {} });
    }
  });

  it("takes the token hash of a link for a session, once", async () => {
    const email = newAddress();
    await newVisitor(byMail).auth.signUp({ email, password: PASSWORD });
    const { link } = await byMail.mailTo(email);
    const proof = { type: "email", token_hash: link.searchParams.get("token")! } as const;
    const { auth, wire } = newVisitor(byMail);
    const { data } = await auth.verifyOtp(proof);
    expect(data.session?.user).toMatchObject({ email });
    expect(wire[0]).toMatchObject({ method: "POST", path: "/auth/v1/verify" });
    const again = await newVisitor(byMail).auth.verifyOtp(proof);
    expect(again.error).toMatchObject({
      status: 403,
      code: "otp_expired",
      message: "Email link is invalid or has expired",
    });
  });

  it("takes the code of a mail together with its address", async () => {
    const email = newAddress();
    await newVisitor(byMail).auth.signUp({ email, password: PASSWORD });
    const { code } = await byMail.mailTo(email);
    const elsewhere = await newVisitor(byMail).auth.verifyOtp({
      type: "signup",
      email: newAddress(),
      token: code,
    });
    expect(elsewhere.error).toMatchObject({ status: 403, code: "otp_expired" });
    const { data } = await newVisitor(byMail).auth.verifyOtp({
      type: "signup",
      email,
      token: code,
    });
    expect(data.session?.user).toMatchObject({ email });
  });
});

describe("the code that a link leads to", () => {
  async function codeOf(email: string) {
    const { link } = await byMail.mailTo(email);
    return (await byMail.open(link)).searchParams.get("code")!;
  }

  it("works in the browser that requested the link, once", async () => {
    const email = newAddress();
    const asked = newVisitor(byMail);
    await asked.auth.signUp({ email, password: PASSWORD });
    const code = await codeOf(email);

    const thief = newVisitor(byMail);
    await thief.auth.signUp({ email: newAddress(), password: PASSWORD });
    const stolen = await thief.auth.exchangeCodeForSession(code);
    expect(stolen.error).toMatchObject({ status: 400, code: "bad_code_verifier" });

    expect((await asked.auth.exchangeCodeForSession(code)).error).toBeNull();
    const again = await raw(byMail, "/token?grant_type=pkce", {
      method: "POST",
      body: JSON.stringify({ auth_code: code, code_verifier: "v".repeat(56) }),
    });
    expect(again.status).toBe(404);
    expect(await again.json()).toMatchObject({ code: "flow_state_not_found" });
  });

  it("is good for five minutes", async () => {
    const email = newAddress();
    const { auth } = newVisitor(byMail);
    await auth.signUp({ email, password: PASSWORD });
    const code = await codeOf(email);
    await byMail.pass(301);
    const { error } = await auth.exchangeCodeForSession(code);
    expect(error).toMatchObject({ status: 422, code: "flow_state_expired" });
  }, 400_000);

  it.each([
    { fields: { code_challenge: "c".repeat(43) } },
    { fields: { code_challenge: "c".repeat(42), code_challenge_method: "s256" } },
    { fields: { code_challenge: "c".repeat(129), code_challenge_method: "s256" } },
    { fields: { code_challenge: `${"c".repeat(43)}!`, code_challenge_method: "s256" } },
  ])("needs a well-formed challenge: $fields", async ({ fields }) => {
    const response = await raw(byMail, "/signup", {
      method: "POST",
      body: JSON.stringify({ email: newAddress(), password: PASSWORD, ...fields }),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "validation_failed" });
  });
});

describe("recovering an account", () => {
  it("leads back to the site with a session that may set a new password", async () => {
    const { email } = await signedUp();
    const { auth, wire } = newVisitor(atOnce);
    const redirectTo = `${atOnce.url}/auth/confirm?next=/auth/reset`;
    const { error } = await auth.resetPasswordForEmail(email, { redirectTo });
    expect(error).toBeNull();
    expect(wire[0]).toMatchObject({ method: "POST", path: "/auth/v1/recover", json: {} });

    const target = await atOnce.open((await atOnce.mailTo(email)).link);
    // In any order: the real server sorts the parameters.
    expect(target.pathname).toBe("/auth/confirm");
    expect([...target.searchParams.keys()].sort()).toEqual(["code", "next"]);
    expect(target.searchParams.get("next")).toBe("/auth/reset");
    await auth.exchangeCodeForSession(target.searchParams.get("code")!);
    expect((await auth.updateUser({ password: "a new horse" })).error).toBeNull();
    await signedIn(atOnce, email, "a new horse");
  });

  it("returns the same for unknown e-mail addresses as for known ones", async () => {
    const { auth, wire } = newVisitor(atOnce);
    await auth.resetPasswordForEmail(newAddress());
    expect(wire[0]).toMatchObject({ status: 200, json: {} });
  });

  it("waits a minute between two mails", async () => {
    const { auth, email } = await signedUp();
    await auth.resetPasswordForEmail(email);
    const first = await atOnce.mailTo(email);
    const { error } = await auth.resetPasswordForEmail(email);
    // The real server says so, for accounts that exist; the embedded one does not tell that an account exists.
    if (REAL) expect(error).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
    else expect(error).toBeNull();
    expect(await atOnce.mailTo(email)).toEqual(first);
  });

  it("says in query and fragment that a link is invalid, without leaving the site", async () => {
    const token = `pkce_${randomBytes(28).toString("hex")}`;
    const link = new URL(`${atOnce.url}/auth/v1/verify`);
    link.search = new URLSearchParams({
      token,
      type: "recovery",
      redirect_to: "https://evil.example/",
    }).toString();
    const target = await atOnce.open(link);
    expect(target.host).not.toBe("evil.example");
    for (const fields of [target.searchParams, new URLSearchParams(target.hash.slice(1))]) {
      expect(fields.get("error")).toBe("access_denied");
      expect(fields.get("error_code")).toBe("otp_expired");
      expect(fields.get("error_description")).toBe("Email link is invalid or has expired");
    }
  });

  it("returns the session itself for a link that was requested without a challenge", async () => {
    const { email } = await signedUp();
    await raw(atOnce, "/recover", { method: "POST", body: JSON.stringify({ email }) });
    const target = await atOnce.open((await atOnce.mailTo(email)).link);
    const fields = new URLSearchParams(target.hash.slice(1));
    expect(fields.get("type")).toBe("recovery");
    const { data } = await newVisitor(atOnce).auth.getUser(fields.get("access_token")!);
    expect(data.user).toMatchObject({ email });
  });
});

it("checks plain challenges and hashed ones", async () => {
  const verifier = "v".repeat(56);
  const challenges = {
    plain: verifier,
    s256: createHash("sha256").update(verifier).digest("base64url"),
  };
  for (const [method, challenge] of Object.entries(challenges)) {
    const { email } = await signedUp();
    await raw(atOnce, "/recover", {
      method: "POST",
      body: JSON.stringify({ email, code_challenge: challenge, code_challenge_method: method }),
    });
    const target = await atOnce.open((await atOnce.mailTo(email)).link);
    const response = await raw(atOnce, "/token?grant_type=pkce", {
      method: "POST",
      body: JSON.stringify({
        auth_code: target.searchParams.get("code"),
        code_verifier: verifier,
      }),
    });
    expect(response.status).toBe(200);
  }
});
