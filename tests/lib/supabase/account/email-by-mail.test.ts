/** @jest-environment <rootDir>/tests/environments/pglite.mjs */
import { isOwnPassword, setOwnEmail } from "@/lib/supabase/account/account-settings";
import { fakeAuthServer } from "@/tests/fakes/auth-server";
import { newAddress, newVisitor } from "@/tests/lib/embedded/contract-target";
import { encoded } from "@/tests/lib/supabase/page-visits";

jest.setTimeout(60_000);

const PASSWORD = "correct horse";

const mockRequest = { cookie: "" };
jest.mock("next/headers", () => ({
  cookies: async () => ({ getAll: () => [{ name: "chard-auth", value: mockRequest.cookie }] }),
  headers: async () => new Headers({ host: "localhost:3000", "x-forwarded-for": "192.0.2.7" }),
}));

const byMail = fakeAuthServer({ confirmEmail: true });

it("waits for the link, which leads back to the settings without a session in the address", async () => {
  const { auth } = newVisitor(byMail());
  const email = newAddress();
  await auth.signUp({ email, password: PASSWORD });
  const confirmed = await byMail().open((await byMail().mailTo(email)).link);
  const { data } = await auth.exchangeCodeForSession(confirmed.searchParams.get("code")!);
  mockRequest.cookie = encoded(data.session);

  const newEmail = newAddress();
  expect(await setOwnEmail(newEmail, "/settings")).toEqual({
    refusal: undefined,
    isPending: true,
  });
  expect(await isOwnPassword(newEmail, PASSWORD)).toBe(false);
  const target = await byMail().open((await byMail().mailTo(newEmail)).link);
  expect([target.pathname, target.hash]).toEqual(["/settings", ""]);
  expect(await isOwnPassword(newEmail, PASSWORD)).toBe(true);
});
