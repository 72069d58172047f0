import { AuthError } from "@/lib/embedded/auth-error";

const BURST = 30;
const REFILL_PERIOD_MS = 5 * 60 * 1000;

/** Refilled per period, as upstream's defaults; every bucket holds 30 to begin with. */
const REFILLS = { token: 150, verify: 30, signup: 30, recover: 30, resend: 30, user: 30 };

export type LimitedAction = keyof typeof REFILLS;

/** Buckets that are full again are forgotten once this many stand. */
const SWEEP_ABOVE = 10_000;

/**
 * Counts requests per action and address; answers the function to call before each. It throws 429
 * over_request_rate_limit when the bucket is empty.
 */
export function rateLimiter() {
  const buckets = new Map<string, { left: number; at: number }>();

  function refilled(action: LimitedAction, bucket: { left: number; at: number }, now: number) {
    const gained = ((now - bucket.at) * REFILLS[action]) / REFILL_PERIOD_MS;
    return Math.min(BURST, bucket.left + Math.max(0, gained));
  }

  function sweep(now: number) {
    for (const [key, bucket] of buckets) {
      const action = key.slice(0, key.indexOf(" ")) as LimitedAction;
      if (refilled(action, bucket, now) === BURST) buckets.delete(key);
    }
  }

  return function take(action: LimitedAction, address: string, now: Date) {
    const at = now.getTime();
    if (buckets.size > SWEEP_ABOVE) sweep(at);
    const key = `${action} ${address}`;
    const left = refilled(action, buckets.get(key) ?? { left: BURST, at }, at);
    if (left < 1) {
      throw new AuthError(429, "over_request_rate_limit", "Request rate limit reached");
    }
    buckets.set(key, { left: left - 1, at });
  };
}
