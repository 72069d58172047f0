import { SUPABASE_URL } from "@/lib/public-env";
import { API_KEY } from "@/lib/supabase/options";

/** Whether the project's auth server says that it is well. A page that some proxy answers instead does not count. */
export async function isAuthReachable(signal: AbortSignal) {
  const response = await fetch(`${SUPABASE_URL}/auth/v1/health`, {
    headers: { apikey: API_KEY },
    cache: "no-store",
    signal,
  });
  const answer: unknown = await response.json();
  return response.ok && typeof answer === "object" && answer !== null && "name" in answer;
}
