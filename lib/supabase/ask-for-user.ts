import {
  serverKey,
  serviceUrl,
  visitorHeaders,
  type AuthService,
} from "@/lib/supabase/auth-service";

/**
 * Asks the service whose access token this is: it knows of sessions that were ended elsewhere, and of accounts that were deleted.
 * @throws ServiceUnavailable
 */
export function askForUser(
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
