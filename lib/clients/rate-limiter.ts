/** A bucket holds `burst` tokens; `refill` of them come back evenly over `periodMs`. */
export type Limit = { burst: number; refill: number; periodMs: number };

/** The bucket that was used longest ago is dropped above this. */
const MAX_BUCKETS = 50_000;

/**
 * A token bucket for each key, in this process's memory: the algorithm that Supabase Auth uses. The returned function
 * takes one token and says whether there was one.
 */
export function rateLimiter({ burst, refill, periodMs }: Limit) {
  const buckets = new Map<string, { left: number; at: number }>();

  return function take(key: string, nowMs: number) {
    const { left, at } = buckets.get(key) ?? { left: burst, at: nowMs };
    const refilled = Math.min(burst, left + (Math.max(0, nowMs - at) * refill) / periodMs);
    const isAllowed = refilled >= 1;
    // A Map keeps the order of insertion, so the first key is always the one used longest ago.
    buckets.delete(key);
    buckets.set(key, { left: isAllowed ? refilled - 1 : refilled, at: nowMs });
    if (buckets.size > MAX_BUCKETS) buckets.delete(buckets.keys().next().value!);
    return isAllowed;
  };
}
