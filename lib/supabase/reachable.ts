import { SUPABASE_URL } from "@/lib/public-env";
import { API_KEY } from "@/lib/supabase/options";

/** Whether the auth service says that it is well. A page that some proxy answers instead does not count. */
export async function isAuthReachable(signal: AbortSignal, send: typeof fetch = fetch) {
  const response = await send(`${SUPABASE_URL ?? "http://127.0.0.1"}/auth/v1/health`, {
    headers: { apikey: API_KEY },
    cache: "no-store",
    signal,
  });
  const answer: unknown = await response.json();
  return response.ok && typeof answer === "object" && answer !== null && "name" in answer;
}
