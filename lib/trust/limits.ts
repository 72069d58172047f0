import { readEnvironment } from "@/lib/env";
import { DEFAULT_LIMITS, type TrustLimits } from "@/lib/trust/level";

/** The limits of the levels, as the operator has set them. For the server alone. */
export function trustLimits(
  variables: Readonly<Record<string, string | undefined>> = process.env,
): TrustLimits {
  const settings = readEnvironment(variables);
  return {
    memberAccepted: settings.CHARD_LEVEL_MEMBER ?? DEFAULT_LIMITS.memberAccepted,
    trustedAccepted: settings.CHARD_LEVEL_TRUSTED ?? DEFAULT_LIMITS.trustedAccepted,
    unrefusedDays: settings.CHARD_LEVEL_UNREFUSED_DAYS ?? DEFAULT_LIMITS.unrefusedDays,
    accountDays: settings.CHARD_LEVEL_ACCOUNT_DAYS ?? DEFAULT_LIMITS.accountDays,
  };
}
