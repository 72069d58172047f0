import type { SecondFactor } from "@/lib/auth/second-factor";

/** A signed-in visitor. */
export type SessionUser = { id: string; email: string };

/** Times are in seconds, `expires_at` since 1970. */
export type BrowserSession = {
  access_token: string;
  refresh_token: string;
  expires_at: number;
  expires_in: number;
  user: SessionUser;
  secondFactor: SecondFactor;
};
