import type { SecondFactor } from "@/lib/auth/second-factor";

/** A signed-in visitor. */
export type User = { id: string; email: string };

/** Times are in seconds, `expires_at` since 1970. */
export type Session = {
  access_token: string;
  refresh_token: string;
  expires_at: number;
  expires_in: number;
  user: User;
  secondFactor: SecondFactor;
};
