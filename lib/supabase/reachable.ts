import { SUPABASE_URL } from "@/lib/public-env";
import { API_KEY } from "@/lib/supabase/options";

/** Whether the auth service reports that it is healthy. A page that a proxy sends instead does not count. */
export async function isAuthReachable(signal: AbortSignal, send: typeof fetch = fetch) {
  const response = await send(`${SUPABASE_URL ?? "http://127.0.0.1"}/auth/v1/health`, {
    headers: { apikey: API_KEY },
    cache: "no-store",
    signal,
  });
  const body: unknown = await response.json();
  return response.ok && typeof body === "object" && body !== null && "name" in body;
}
