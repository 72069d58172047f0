/** How long an open breaker waits between two probes. */
const PROBE_INTERVAL_MS = 5_000;

type Options = {
  /** Whether the service is well. It runs in the background: no request waits for it. */
  probe: () => Promise<boolean>;
  now: () => number;
};

/**
 * Keeps callers from waiting for a service that is down. The first call that fails opens the breaker, which also ends running calls;
 * from then on no call is made until a probe in the background has succeeded. Probes do not wait for callers: the first one after an
 * outage would be refused.
 */
export function circuitBreaker({ probe, now }: Options) {
  let nextProbeAt: number | undefined;
  let isProbing = false;
  let outage = new AbortController();

  async function runProbe() {
    isProbing = true;
    const isWell = await probe().catch(() => false);
    isProbing = false;
    if (isWell) nextProbeAt = undefined;
    else scheduleProbe();
  }

  function scheduleProbe() {
    nextProbeAt = now() + PROBE_INTERVAL_MS;
    setTimeout(() => {
      if (nextProbeAt !== undefined && !isProbing) void runProbe();
    }, PROBE_INTERVAL_MS).unref();
  }

  return {
    isOpen() {
      if (nextProbeAt === undefined) return false;
      if (!isProbing && now() >= nextProbeAt) void runProbe();
      return true;
    },

    /** Returns whether it was closed. */
    open() {
      const wasClosed = nextProbeAt === undefined;
      if (wasClosed) scheduleProbe();
      outage.abort(new Error("The service was found to be unavailable."));
      outage = new AbortController();
      return wasClosed;
    },

    /** Aborted when the breaker opens. */
    outage: () => outage.signal,
  };
}
