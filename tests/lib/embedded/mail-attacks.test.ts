/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import type { AccountStore } from "@/lib/database/connection/account-store";
import {
  EMBEDDED_ORIGIN,
  embeddedTarget,
  memoryDatabase,
  newAddress,
  newVisitor,
  type Target,
} from "@/tests/lib/embedded/contract-target";

jest.setTimeout(120_000);

const PASSWORD = "correct horse";
const ATTACKERS_PASSWORD = "attackers horse";

let database: AccountStore;
let atOnce: Target;
let byMail: Target;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ database, close } = await memoryDatabase());
  atOnce = await embeddedTarget(database);
  byMail = await embeddedTarget(database, { confirmEmail: true });
});

afterAll(() => close());

beforeEach(async () => {
  await atOnce.pass(86_400);
  await byMail.pass(86_400);
});

let clients = 0;

/** Every request from another IP address, so that no limit per client is met. */
function postAs(target: Target, path: string, body: object) {
  clients += 1;
  return target.fetch(`${EMBEDDED_ORIGIN}/auth/v1${path}`, {
    method: "POST",
    body: JSON.stringify(body),
    headers: {
      "Content-Type": "application/json",
      "X-Forwarded-For": `198.18.${clients >> 8}.${clients & 255}`,
    },
  });
}

async function recoveringAccount() {
  const email = newAddress();
  await postAs(atOnce, "/signup", { email, password: PASSWORD });
  await postAs(atOnce, "/recover", { email });
  return { email, mail: await atOnce.mailTo(email) };
}

const tryCode = (email: string, token: string, type = "recovery") =>
  postAs(atOnce, "/verify", { type, email, token });

const wrong = (code: string, offset: number) =>
  String((Number(code) + offset) % 1_000_000).padStart(6, "0");

async function canSignIn(email: string, password: string) {
  const { error } = await newVisitor(byMail).auth.signInWithPassword({ email, password });
  if (error) expect(error.code).toBe("invalid_credentials");
  return !error;
}

async function outbox(recipient: string) {
  const [row] = await database.transaction((query) =>
    query<{ count: number }>("select count(*)::int as count from outbox where recipient = $1", [
      recipient,
    ]),
  );
  return row!.count;
}

describe("guessing the code of a mail", () => {
  it.each(["recovery", "email"])("ends after five wrong codes (type %s)", async (type) => {
    const { email, mail } = await recoveringAccount();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect((await tryCode(email, wrong(mail.code, attempt), type)).status).toBe(403);
    }
    expect((await tryCode(email, mail.code, type)).status).toBe(403);
  });

  it("leaves the right code good after four wrong ones, and the link good after five", async () => {
    const first = await recoveringAccount();
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await tryCode(first.email, wrong(first.mail.code, attempt));
    }
    expect((await tryCode(first.email, first.mail.code)).status).toBe(200);

    const second = await recoveringAccount();
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await tryCode(second.email, wrong(second.mail.code, attempt));
    }
    const target = await atOnce.open(second.mail.link);
    expect(new URLSearchParams(target.hash.slice(1)).get("access_token")).toBeTruthy();
  });

  it("is limited per account, however many mails are requested and from however many clients", async () => {
    const { email, mail } = await recoveringAccount();
    const statuses: number[] = [];
    for (let attempt = 1; attempt <= 12; attempt += 1) {
      statuses.push((await tryCode(email, wrong(mail.code, attempt))).status);
      if (attempt === 5) {
        await atOnce.pass(61);
        await postAs(atOnce, "/recover", { email });
      }
    }
    expect(statuses).toEqual([...Array(10).fill(403), 429, 429]);
    const fresh = await atOnce.mailTo(email);
    expect((await tryCode(email, fresh.code)).status).toBe(429);
    expect((await tryCode(newAddress(), "123456")).status).toBe(403);
  });

  it("returns the same for an e-mail address without an account as for one with", async () => {
    const email = newAddress();
    const statuses: number[] = [];
    for (let attempt = 1; attempt <= 11; attempt += 1) {
      statuses.push((await tryCode(email, "123456")).status);
    }
    expect(statuses).toEqual([...Array(10).fill(403), 429]);
  });
});

describe("signing up with another person's e-mail address", () => {
  const signUp = (email: string, password: string, name: string) =>
    postAs(byMail, "/signup", { email, password, data: { full_name: name } });

  it("gives the attacker nothing when the victim opens the mail of her own sign-up", async () => {
    const email = newAddress();
    await signUp(email, ATTACKERS_PASSWORD, "Mallory");
    await byMail.pass(61);
    await signUp(email, PASSWORD, "Noor");
    await byMail.open((await byMail.mailTo(email)).link);
    expect(await canSignIn(email, ATTACKERS_PASSWORD)).toBe(false);
    const { data } = await newVisitor(byMail).auth.signInWithPassword({
      email,
      password: PASSWORD,
    });
    expect(data.user?.user_metadata.full_name).toBe("Noor");
  });

  it("does not replace a sign-up that waits for its mail, nor its mail", async () => {
    const email = newAddress();
    await signUp(email, PASSWORD, "Noor");
    const { link } = await byMail.mailTo(email);
    await byMail.pass(61);
    await signUp(email, ATTACKERS_PASSWORD, "Mallory");
    await byMail.open(link);
    expect(await canSignIn(email, ATTACKERS_PASSWORD)).toBe(false);
    expect(await canSignIn(email, PASSWORD)).toBe(true);
  });

  it("leaves no other sign-up's link good once one was opened", async () => {
    const email = newAddress();
    await signUp(email, ATTACKERS_PASSWORD, "Mallory");
    const { link } = await byMail.mailTo(email);
    await byMail.pass(61);
    await signUp(email, PASSWORD, "Noor");
    await byMail.open((await byMail.mailTo(email)).link);
    const dead = await byMail.open(link);
    expect(dead.searchParams.get("error_code")).toBe("otp_expired");
    expect(await canSignIn(email, PASSWORD)).toBe(true);
  });

  it("does not count when the mail is sent once more: then no password does", async () => {
    const email = newAddress();
    await signUp(email, PASSWORD, "Noor");
    await byMail.pass(61);
    await signUp(email, ATTACKERS_PASSWORD, "Mallory");
    await byMail.pass(61);
    await postAs(byMail, "/resend", { type: "signup", email });
    await byMail.open((await byMail.mailTo(email)).link);
    expect(await canSignIn(email, ATTACKERS_PASSWORD)).toBe(false);
    expect(await canSignIn(email, PASSWORD)).toBe(false);
  });

  it("does not count when the victim requests a new password instead of signing up", async () => {
    const email = newAddress();
    await signUp(email, ATTACKERS_PASSWORD, "Mallory");
    await postAs(byMail, "/recover", { email });
    await byMail.open((await byMail.mailTo(email)).link);
    expect(await canSignIn(email, ATTACKERS_PASSWORD)).toBe(false);
  });

  it("keeps the password of who signed up alone and had the mail sent once more", async () => {
    const email = newAddress();
    await signUp(email, PASSWORD, "Noor");
    await byMail.pass(61);
    await postAs(byMail, "/resend", { type: "signup", email });
    await byMail.open((await byMail.mailTo(email)).link);
    expect(await canSignIn(email, PASSWORD)).toBe(true);
  });

  it("continues each browser's own flow", async () => {
    const email = newAddress();
    const victim = newVisitor(byMail);
    await victim.auth.signUp({ email, password: PASSWORD });
    const { link } = await byMail.mailTo(email);
    await byMail.pass(61);
    await newVisitor(byMail).auth.signUp({ email, password: ATTACKERS_PASSWORD });
    const code = (await byMail.open(link)).searchParams.get("code")!;
    expect((await victim.auth.exchangeCodeForSession(code)).error).toBeNull();
  });
});

describe("opening links without a person", () => {
  it.each(["GET", "HEAD"])("%s changes nothing, however often", async (method) => {
    const email = newAddress();
    const { auth } = newVisitor(byMail);
    await auth.signUp({ email, password: PASSWORD });
    const { link } = await byMail.mailTo(email);
    for (let opened = 0; opened < 3; opened += 1) {
      const response = await byMail.fetch(link, { method });
      expect(response.status).toBe(200);
      expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
    const early = await newVisitor(byMail).auth.signInWithPassword({ email, password: PASSWORD });
    expect(early.error?.code).toBe("email_not_confirmed");
    const code = (await byMail.open(link)).searchParams.get("code")!;
    expect((await auth.exchangeCodeForSession(code)).error).toBeNull();
  });

  it("shows whose account it is about, as text, under a policy that lets nothing run", async () => {
    const email = `&lt;${newAddress()}`.replace(";", "");
    await postAs(byMail, "/signup", { email, password: PASSWORD });
    const page = await byMail.fetch((await byMail.mailTo(email)).link);
    const html = await page.text();
    expect(html).toContain(email.replaceAll("&", "&amp;"));
    expect(html).not.toContain("<script");
    expect(page.headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'sha256-/,
    );
    expect(page.headers.get("content-security-policy")).not.toContain("unsafe");
  });
});

describe("what is left of a mail", () => {
  it("is nothing in the outbox once its link is used", async () => {
    const { email, mail } = await recoveringAccount();
    expect(await outbox(email)).toBe(1);
    await atOnce.open(mail.link);
    expect(await outbox(email)).toBe(0);
  });

  it("is nothing in the outbox once its code is used, or the password changed", async () => {
    const first = await recoveringAccount();
    await tryCode(first.email, first.mail.code);
    expect(await outbox(first.email)).toBe(0);

    const second = await recoveringAccount();
    const { auth } = newVisitor(atOnce);
    await auth.signInWithPassword({ email: second.email, password: PASSWORD });
    await auth.updateUser({ password: "a better horse" });
    expect(await outbox(second.email)).toBe(0);
  });
});

describe("asking for mails in order to learn who has an account", () => {
  const ask = async (target: Target, path: string, body: object) => {
    const response = await postAs(target, path, body);
    return { status: response.status, text: await response.text() };
  };

  it("gets the same responses to two requests for a new password, with an account or without", async () => {
    const { email } = await recoveringAccount();
    const known = await ask(atOnce, "/recover", { email });
    const unknown = { email: newAddress() };
    const first = await ask(atOnce, "/recover", unknown);
    const second = await ask(atOnce, "/recover", unknown);
    expect(known).toEqual({ status: 200, text: "{}" });
    expect([first, second]).toEqual([known, known]);
  });

  it("gets the same responses to two requests for the confirmation mail", async () => {
    const waiting = newAddress();
    await postAs(byMail, "/signup", { email: waiting, password: PASSWORD });
    const confirmed = newAddress();
    await postAs(atOnce, "/signup", { email: confirmed, password: PASSWORD });
    await byMail.pass(61);
    const twice = async (email: string) => [
      await ask(byMail, "/resend", { type: "signup", email }),
      await ask(byMail, "/resend", { type: "signup", email }),
    ];
    const responses = await twice(newAddress());
    expect(responses.map(({ status }) => status)).toEqual([200, 429]);
    expect(await twice(waiting)).toEqual(responses);
    expect(await twice(confirmed)).toEqual(responses);
  });

  it("gets the same status for a second sign-up with an address that is taken and one that is not", async () => {
    const confirmed = newAddress();
    await postAs(atOnce, "/signup", { email: confirmed, password: PASSWORD });
    const twice = async (email: string) => [
      (await ask(byMail, "/signup", { email, password: PASSWORD })).status,
      (await ask(byMail, "/signup", { email, password: PASSWORD })).status,
    ];
    expect(await twice(confirmed)).toEqual([200, 429]);
    expect(await twice(newAddress())).toEqual([200, 429]);
  });
});
