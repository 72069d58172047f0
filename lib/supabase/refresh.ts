import {
  ServiceUnavailable,
  serverKey,
  serviceUrl,
  visitorHeaders,
  type AuthService,
} from "@/lib/supabase/auth-service";
import type { StoredSession } from "@/lib/supabase/session-cookie";
import { isTokenResponse, type TokenResponse } from "@/lib/supabase/token-response";

/** A new session for a refresh token, or why there is none. */
export type Refreshed = { session: StoredSession } | "ended" | "unavailable";

export async function refreshTokens(
  service: AuthService,
  refreshToken: string,
  ipAddress: string,
  deadline: AbortSignal,
): Promise<Refreshed> {
  try {
    const { response, meaning } = await service.call(
      `${serviceUrl()}/auth/v1/token?grant_type=refresh_token`,
      {
        method: "POST",
        headers: {
          apikey: serverKey(),
          "Content-Type": "application/json",
          "X-Supabase-Api-Version": "2024-01-01",
          ...visitorHeaders(ipAddress),
        },
        body: JSON.stringify({ refresh_token: refreshToken }),
      },
      deadline,
    );
    if (meaning === "session-ended") return "ended";
    const session: unknown = meaning === "success" && (await response.json());
    return isTokenResponse(session)
      ? { session: withExpiry(session, service.now()) }
      : "unavailable";
  } catch (error) {
    if (error instanceof ServiceUnavailable) return "unavailable";
    throw error;
  }
}

/** As supabase-js keeps it. */
export function withExpiry(session: TokenResponse, nowMs: number): StoredSession {
  return {
    ...session,
    expires_at: session.expires_at ?? Math.round(nowMs / 1000) + session.expires_in,
  };
}
