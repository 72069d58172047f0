/** The service worker does not handle the API, so a response comes from the network. */
const PROBE = "/api/health";
const TIMEOUT_MS = 4_000;

/**
 * Whether the site responds now, with any status. `navigator.onLine` says only that there is some network: it is true behind a
 * captive portal, on a dead network, and in pages that were opened offline (P13.10).
 */
export async function isSiteReachable() {
  try {
    await fetch(PROBE, {
      method: "HEAD",
      cache: "no-store",
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return true;
  } catch {
    return false;
  }
}
