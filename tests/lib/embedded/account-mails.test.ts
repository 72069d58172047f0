/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import type * as instance from "@/lib/embedded/instance";
import { memoryDatabase } from "@/tests/lib/embedded/contract-target";
import { startMailServer, startSilentServer } from "@/tests/lib/mail/mail-server";

const mockStores = jest.fn();
jest.mock("@/lib/database/client", () => ({ getStores: mockStores }));

const ORIGIN = "http://localhost:3000";

const environment = { ...process.env };
const written: string[] = [];
let stops: (() => Promise<void>)[] = [];
let memory: Awaited<ReturnType<typeof memoryDatabase>>;
/** A new one for each test. */
const account = { email: "", password: "correct horse" };
let count = 0;

type Shared = { chardAuthServer?: unknown; chardMailer?: { close(): Promise<void> } };
const shared = globalThis as Shared;

beforeAll(async () => {
  memory = await memoryDatabase();
});
afterAll(() => memory.close());

beforeEach(() => {
  mockStores.mockResolvedValue({ accounts: memory.database, location: "memory" });
  stops = [];
  count += 1;
  account.email = `noor-${count}@example.com`;
  written.length = 0;
  jest
    .spyOn(process.stdout, "write")
    .mockImplementation((text) => Boolean(written.push(String(text))));
  jest.spyOn(console, "error").mockImplementation((line) => void written.push(String(line)));
});

afterEach(async () => {
  await shared.chardMailer?.close();
  delete shared.chardMailer;
  delete shared.chardAuthServer;
  for (const stop of stops.toReversed()) await stop();
  jest.restoreAllMocks();
  process.env = { ...environment };
});

async function serve(variables: Record<string, string>) {
  const mails = await startMailServer();
  stops.push(mails.stop);
  process.env = {
    ...environment,
    CHARD_EMBEDDED_CONFIRM: "1",
    CHARD_EMBEDDED_AUTH: "public",
    SMTP_URL: mails.url,
    ...variables,
  };
  const { routeEmbeddedAuth } = jest.requireActual<typeof instance>("@/lib/embedded/instance");
  const post = (path: string, body: object) =>
    routeEmbeddedAuth(
      new Request(`${ORIGIN}/auth/v1/${path}`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(body),
      }),
    );
  const get = (link: string) => routeEmbeddedAuth(new Request(link));
  return { mails, post, get };
}

/** Waits until it holds: the response to a visitor does not wait for the mail. */
async function until(isSo: () => boolean) {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}

it("mails the confirmation, whose code confirms, and then the recovery; the log has neither", async () => {
  const { mails, post } = await serve({ CHARD_EMBEDDED_PRINT_MAILS: "1" });
  expect((await post("signup", account)).status).toBe(200);
  await until(() => mails.received.length === 1);
  const [confirmation] = mails.received;
  expect(confirmation?.recipients).toEqual([account.email]);
  expect(confirmation?.mail.subject).toBe("Confirm your email address");
  const text = confirmation?.mail.text ?? "";
  expect(text).toMatch(/^http:\/\/localhost:3000\/auth\/v1\/verify\?token=\w+&type=signup/m);
  const token = /^\d{6}$/m.exec(text)?.[0];
  expect((await post("verify", { type: "signup", email: account.email, token })).status).toBe(200);

  expect((await post("recover", { email: account.email })).status).toBe(200);
  await until(() => mails.received.length === 2);
  expect(mails.received[1]?.mail.subject).toBe("Set a new password");
  expect(mails.received[1]?.mail.text).toMatch(/type=recovery/);
  expect(written.join("")).not.toMatch(/verify|noor/);
});

it("writes in the language of the page that asked, and its page is in it", async () => {
  const { mails, post, get } = await serve({});
  const redirect = encodeURIComponent(`${ORIGIN}/he`);
  await post(`signup?redirect_to=${redirect}`, account);
  await until(() => mails.received.length === 1);
  const { mail, raw } = mails.received[0]!;
  expect(mail.subject).toContain("אמתו את כתובת הדוא״ל שלכם");
  expect(mail.html).toContain('<html lang="he" dir="rtl">');
  expect(raw).not.toContain("Confirm");
  const link = /^http:\S+$/m.exec(mail.text ?? "")![0];
  const page = await (await get(link)).text();
  expect(page).toContain('<html lang="he" dir="rtl">');
  expect(page).toContain("<button>אימות הכתובת</button>");
  expect(page).toContain('<a href="/he">');
});

it("in local mode also prints it", async () => {
  const { mails, post } = await serve({ CHARD_EMBEDDED_AUTH: "local" });
  await post("signup", account);
  await until(() => mails.received.length === 1);
  expect(written.join("")).toContain(`Mail to ${account.email}, to confirm the address: `);
});

it("signs up where the mail cannot be sent", async () => {
  const { mails, post } = await serve({});
  await mails.stop();
  const response = await post("signup", account);
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ email: account.email });
  await until(() => written.some((line) => line.startsWith("A mail could not be sent")));
  expect(written.join("")).not.toMatch(/verify|noor/);
});

it("responds before the mail server does", async () => {
  const silent = await startSilentServer();
  const { post } = await serve({ SMTP_URL: silent.url });
  expect((await post("signup", account)).status).toBe(200);
  const hasFailed = () => written.some((line) => line.startsWith("A mail could not be sent"));
  // Waited for, it would have failed by now.
  expect(hasFailed()).toBe(false);
  await silent.stop();
  await until(hasFailed);
});
