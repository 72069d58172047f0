import type { SecondFactor } from "@/lib/auth/second-factor";
import { SUPABASE_URL } from "@/lib/public-env";

/** What the desk says where a session may not act there. */
export const MISSING_TEXTS = {
  code: "Please reload this page and enter the code from your authenticator app. Nothing has changed.",
  factor: "The desk requires a second factor. Set one up in your settings. Nothing has changed.",
} as const;

/** Whether the desk opens to accounts with a second factor alone: embedded ones of a site that others reach. */
export function isSecondFactorRequired(exposure = process.env.CHARD_EMBEDDED_AUTH) {
  return !SUPABASE_URL && exposure === "public";
}

/** What a session lacks before the desk opens to it (P14.122). An account that has a factor always has to use it. */
export function missingAtDesk(
  secondFactor: SecondFactor,
  isRequired = isSecondFactorRequired(),
): keyof typeof MISSING_TEXTS | undefined {
  if (secondFactor === "unused") return "code";
  return secondFactor === "none" && isRequired ? "factor" : undefined;
}
