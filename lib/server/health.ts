import { isDatabaseDown } from "@/lib/database/connection/availability";
import { SUPABASE_URL } from "@/lib/public-env";
import { isEmbeddedAuthReady } from "@/lib/embedded/instance";
import { isAuthReachable } from "@/lib/supabase/reachable";

/** A load balancer sends a request every few seconds: a service that is slower than this counts as down. */
const CHECK_TIMEOUT_MS = 2_000;

async function isUp(check: (signal: AbortSignal) => Promise<boolean>) {
  const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
  const timedOut = new Promise<boolean>((resolve) =>
    signal.addEventListener("abort", () => resolve(false)),
  );
  return Promise.race([check(signal).catch(() => false), timedOut]);
}

async function check() {
  const hasAccounts = await isUp(SUPABASE_URL ? isAuthReachable : isEmbeddedAuthReady);
  return [...(hasAccounts ? [] : ["accounts"]), ...(isDatabaseDown() ? ["database"] : [])];
}

/** Concurrent callers share one check. */
let current: Promise<string[]> | undefined;

/** The names of the services that the site needs and cannot reach, within 2 seconds; empty when it is ready for visitors. */
export function listServicesDown() {
  current ??= check().finally(() => (current = undefined));
  return current;
}
