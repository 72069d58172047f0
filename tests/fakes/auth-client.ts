import type { BrowserSession } from "@/lib/auth/types";
import type * as browserClient from "@/lib/supabase/browser/browser-client";

type Client = typeof browserClient;

export const SESSION: BrowserSession = {
  access_token: "access",
  refresh_token: "refresh",
  expires_at: 2_000_000_000,
  expires_in: 3600,
  user: { id: "1", email: "noor@example.com" },
  secondFactor: "none",
};

/**
 * Replaces lib/supabase/browser/browser-client: every function a mock that succeeds, and `emit` for the events that Supabase
 * would send. Use it with `jest.mock("@/lib/supabase/browser/browser-client", () => mockAuthClient)`, hence the name.
 */
export function fakeAuthClient() {
  let listener: (session: BrowserSession | null) => void = () => {};
  let current: BrowserSession | null = null;
  const client = {
    lookUpSession: jest.fn<Promise<BrowserSession | null>, []>(async () => current),
    renewSession: jest.fn<Promise<void>, []>(),
    followSession: jest.fn<void, [typeof listener]>((given) => void (listener = given)),
    signIn: jest.fn<ReturnType<Client["signIn"]>, Parameters<Client["signIn"]>>(),
    signUp: jest.fn<ReturnType<Client["signUp"]>, Parameters<Client["signUp"]>>(),
    resendConfirmation: jest.fn<
      ReturnType<Client["resendConfirmation"]>,
      Parameters<Client["resendConfirmation"]>
    >(),
    sendResetLink: jest.fn<ReturnType<Client["sendResetLink"]>, [string]>(),
    redeemResetCode: jest.fn<ReturnType<Client["redeemResetCode"]>, [string, string]>(),
    setPassword: jest.fn<ReturnType<Client["setPassword"]>, [string]>(),
    announceSignOut: jest.fn<Promise<void>, [string | undefined]>(),
    notifyLinkProblem: jest.fn<void, []>(),
    joinDevice: jest.fn<Promise<void>, [string]>(),
  } satisfies Client;
  function emit(session: BrowserSession | null) {
    current = session;
    listener(session);
  }
  return { client, emit };
}
