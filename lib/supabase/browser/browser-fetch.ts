import { completeFetch } from "@/lib/supabase/complete-fetch";
import { isTokenResponse } from "@/lib/supabase/token-response";

/** The forms show a result within 10 s; this leaves them time to load what they need. */
const TIMEOUT_MS = 8_000;

/** After "too many requests", no refresh is sent for so long. */
const PAUSE_MS = 30_000;

let pausedUntil = 0;

/**
 * The `fetch` of the browser's supabase-js. Head and body arrive in time or it fails. supabase-js removes a session after any response
 * to a refresh except a gateway's error; so it gets one, unless the response really ends the session.
 */
export async function browserFetch(input: RequestInfo | URL, init?: RequestInit) {
  const isRefresh = String(input).includes("grant_type=refresh_token");
  if (isRefresh && Date.now() < pausedUntil) return unavailable();

  const send: typeof fetch = (...request) => fetch(...request);
  const deadline = AbortSignal.timeout(TIMEOUT_MS);
  const { response, meaning } = await completeFetch(send, input, init, deadline);
  if (!isRefresh || meaning === "session-ended") return response;
  if (meaning === "success" && isTokenResponse(await response.clone().json())) return response;
  if (meaning === "limited") pausedUntil = Date.now() + PAUSE_MS;
  return unavailable();
}

function unavailable() {
  return Response.json({ message: "The auth service is not available." }, { status: 503 });
}
