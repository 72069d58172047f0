import type { SecondFactor } from "@/lib/auth/second-factor";
import type { Suspension } from "@/lib/moderation/suspension";

/** What an account's own pages show of it. */
export type OwnAccount = {
  email: string;
  secondFactor: SecondFactor;
  name: string;
  town: string | undefined;
  /** The slug of the public page; an account has none before its first text. */
  slug: string | undefined;
  /** ISO 8601 instant. */
  since: string | undefined;
  favoriteReviews: boolean;
  eventChanges: boolean;
  deletionDueAt: Date | undefined;
  suspension: Suspension | undefined;
};
