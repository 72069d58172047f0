import {
  serverKey,
  serviceUrl,
  visitorHeaders,
  type AuthService,
} from "@/lib/supabase/auth-service";

/**
 * Fetches the user of an access token from the service, which knows of sessions that were ended elsewhere, and of accounts that were
 * deleted.
 * @throws ServiceUnavailable
 */
export function fetchUser(
  service: AuthService,
  accessToken: string,
  ipAddress: string,
  deadline: AbortSignal,
) {
  return service.call(
    `${serviceUrl()}/auth/v1/user`,
    {
      headers: {
        apikey: serverKey(),
        Authorization: `Bearer ${accessToken}`,
        "X-Supabase-Api-Version": "2024-01-01",
        ...visitorHeaders(ipAddress),
      },
    },
    deadline,
  );
}
