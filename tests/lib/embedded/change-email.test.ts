/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import {
  embeddedTarget,
  memoryDatabase,
  newAddress,
  newVisitor,
  type Target,
} from "@/tests/lib/embedded/contract-target";

jest.setTimeout(60_000);

const PASSWORD = "correct horse";

let atOnce: Target;
let byMail: Target;
let close: () => Promise<void>;

beforeAll(async () => {
  const memory = await memoryDatabase();
  close = memory.close;
  atOnce = await embeddedTarget(memory.database);
  byMail = await embeddedTarget(memory.database, { confirmEmail: true });
});

afterAll(() => close());
afterEach(() => byMail.pass(3600));

async function signedUp() {
  const visitor = newVisitor(atOnce);
  const email = newAddress();
  await visitor.auth.signUp({ email, password: PASSWORD });
  return { ...visitor, email };
}

/** The same account on the server that confirms by mail. */
async function signedInByMail(email: string) {
  const visitor = newVisitor(byMail);
  const { error } = await visitor.auth.signInWithPassword({ email, password: PASSWORD });
  expect(error).toBeNull();
  return visitor;
}

const canSignIn = async (email: string) =>
  !(await newVisitor(atOnce).auth.signInWithPassword({ email, password: PASSWORD })).error;

it("takes a new address at once where accounts are confirmed at once", async () => {
  const { auth, email } = await signedUp();
  const newEmail = newAddress();
  const { data, error } = await auth.updateUser({ email: newEmail.toUpperCase() });
  expect(error).toBeNull();
  expect(data.user).toMatchObject({ email: newEmail });
  expect([await canSignIn(email), await canSignIn(newEmail)]).toEqual([false, true]);
});

it("waits for the link in a mail to the new address, which it takes once", async () => {
  const { email } = await signedUp();
  const { auth } = await signedInByMail(email);
  const newEmail = newAddress();
  const { data } = await auth.updateUser({ email: newEmail });
  expect(data.user).toMatchObject({ email });
  expect([await canSignIn(email), await canSignIn(newEmail)]).toEqual([true, false]);
  const { link } = await byMail.mailTo(newEmail);
  expect(await (await byMail.fetch(link)).text()).toContain(newEmail);
  expect(await canSignIn(newEmail)).toBe(false);
  const target = await byMail.open(link);
  expect(target.searchParams.get("code")).toBeTruthy();
  expect([await canSignIn(email), await canSignIn(newEmail)]).toEqual([false, true]);
  const again = await byMail.open(link);
  expect(again.searchParams.get("error_code")).toBe("otp_expired");
});

it("ends links that were sent to the old address", async () => {
  const { email } = await signedUp();
  const { auth } = await signedInByMail(email);
  await newVisitor(byMail).auth.resetPasswordForEmail(email);
  const recovery = await byMail.mailTo(email);
  const newEmail = newAddress();
  await auth.updateUser({ email: newEmail });
  await byMail.open((await byMail.mailTo(newEmail)).link);
  const target = await byMail.open(recovery.link);
  expect(target.searchParams.get("error_code")).toBe("otp_expired");
});

it("mails one address once a minute", async () => {
  const { email } = await signedUp();
  const { auth } = await signedInByMail(email);
  const newEmail = newAddress();
  await auth.updateUser({ email: newEmail });
  const { error } = await auth.updateUser({ email: newEmail });
  expect(error).toMatchObject({ status: 429, code: "over_email_send_rate_limit" });
});

it.each<[string, () => Target]>([
  ["at once", () => atOnce],
  ["by mail", () => byMail],
])("refuses an address that is taken, %s", async (_name, server) => {
  const [here, other] = [await signedUp(), await signedUp()];
  const visitor = newVisitor(server());
  await visitor.auth.signInWithPassword({ email: here.email, password: PASSWORD });
  const { error } = await visitor.auth.updateUser({ email: other.email });
  expect(error).toMatchObject({ status: 422, code: "email_exists" });
});

it("refuses an address that another account took while the mail was on its way", async () => {
  const { email } = await signedUp();
  const { auth } = await signedInByMail(email);
  const newEmail = newAddress();
  await auth.updateUser({ email: newEmail });
  await newVisitor(atOnce).auth.signUp({ email: newEmail, password: "another horse" });
  const target = await byMail.open((await byMail.mailTo(newEmail)).link);
  expect(target.searchParams.get("error_code")).toBe("email_exists");
  expect(await canSignIn(email)).toBe(true);
});

it("refuses what is no address", async () => {
  const { auth } = await signedUp();
  const { error } = await auth.updateUser({ email: "nobody" });
  expect(error).toMatchObject({ status: 400, code: "validation_failed" });
});
