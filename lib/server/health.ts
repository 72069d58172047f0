import { SUPABASE_URL } from "@/lib/public-env";
import { isEmbeddedAuthReady } from "@/lib/embedded/instance";
import { isAuthReachable } from "@/lib/supabase/reachable";

/** A balancer asks every few seconds: a service that is slower than this counts as down. */
const PATIENCE_MS = 2_000;

async function isReady(check: (signal: AbortSignal) => Promise<boolean>) {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const tooLate = new Promise<boolean>((resolve) =>
    signal.addEventListener("abort", () => resolve(false)),
  );
  return Promise.race([check(signal).catch(() => false), tooLate]);
}

/** One look at the services at a time, however many ask. */
let current: Promise<string[]> | undefined;

/** The names of the services that the site needs and cannot reach; empty when it is ready for visitors. Within 2 s. */
export function listServicesDown() {
  current ??= isReady(SUPABASE_URL ? isAuthReachable : isEmbeddedAuthReady)
    .then((accounts) => (accounts ? [] : ["accounts"]))
    .finally(() => (current = undefined));
  return current;
}
