import { AuthApiError } from "@supabase/supabase-js";
import type * as browserClient from "@/lib/supabase/browser/browser-client";

const mockAuth = {
  resend: jest.fn(),
  resetPasswordForEmail: jest.fn(),
  signInWithPassword: jest.fn(),
};
jest.mock("@supabase/ssr", () => ({ createBrowserClient: () => ({ auth: mockAuth }) }));

let client: typeof browserClient;

beforeAll(async () => {
  client = await import("@/lib/supabase/browser/browser-client");
});

const tooSoon = new AuthApiError(
  "For security purposes, you can only request this after 42 seconds.",
  429,
  "over_email_send_rate_limit",
);
const usedUp = new AuthApiError("Email rate limit exceeded", 429, "over_email_send_rate_limit");

it("returns the same for a second recovery request within a minute as for the first", async () => {
  mockAuth.resetPasswordForEmail.mockResolvedValueOnce({ data: {}, error: null });
  mockAuth.resetPasswordForEmail.mockResolvedValueOnce({ data: null, error: tooSoon });
  const first = await client.sendResetLink("noor@example.com");
  expect(await client.sendResetLink("noor@example.com")).toEqual(first);
});

it("says so when no more e-mails can be sent at all", async () => {
  mockAuth.resetPasswordForEmail.mockResolvedValue({ data: null, error: usedUp });
  expect(await client.sendResetLink("noor@example.com")).toEqual({
    failure: "Email rate limit exceeded",
  });
});

it.each([
  ["sent", null, {}],
  ["requested too soon", tooSoon, { waitSeconds: 42 }],
  ["refused", usedUp, { failure: "Email rate limit exceeded" }],
])("a confirmation e-mail that is %s", async (_, error, outcome) => {
  mockAuth.resend.mockResolvedValue({ data: {}, error });
  expect(await client.resendConfirmation("noor@example.com")).toEqual(outcome);
  expect(mockAuth.resend).toHaveBeenLastCalledWith({
    type: "signup",
    email: "noor@example.com",
    options: { emailRedirectTo: "http://localhost/" },
  });
});

it("distinguishes an unconfirmed account from a wrong password", async () => {
  for (const [code, isUnconfirmed] of [
    ["email_not_confirmed", true],
    ["invalid_credentials", false],
  ] as const) {
    const error = new AuthApiError("no", 400, code);
    mockAuth.signInWithPassword.mockResolvedValue({ data: { session: null }, error });
    const outcome = await client.signIn({ email: "noor@example.com", password: "secret" });
    expect(outcome).toEqual({ failure: "no", isUnconfirmed });
  }
});

it("removes the verifiers of links after a sign-in", async () => {
  document.cookie = "chard-auth-code-verifier=v; path=/";
  mockAuth.signInWithPassword.mockResolvedValue({ data: { session: {} }, error: null });
  await client.signIn({ email: "noor@example.com", password: "secret" });
  expect(document.cookie).not.toContain("verifier");
});
