import "server-only";

import { cookies } from "next/headers";
import { cache } from "react";
import { embeddedFetch } from "@/lib/embedded/instance";
import { serverKey, ServiceUnavailable, serviceUrl } from "@/lib/supabase/auth-service";
import { sharedAuthService } from "@/lib/supabase/session";
import { readSession } from "@/lib/supabase/session-cookie";

/** The account of a request, as the auth service knows it at this moment. */
export type CurrentUser = { sub: string; email: string; fullName: string | undefined };

const TIMEOUT_MS = 5_000;

type UserAnswer = { id: string; email: string; user_metadata?: { full_name?: unknown } };

/**
 * Who sends this request, or undefined. Asks the service, so that a session that was ended elsewhere, and an account that was
 * deleted, end here at once.
 * @throws ServiceUnavailable when the service cannot tell.
 */
export const getCurrentUser = cache(async (): Promise<CurrentUser | undefined> => {
  const session = readSession((await cookies()).getAll());
  if (!session) return undefined;
  const service = sharedAuthService(embeddedFetch());
  const { response, meaning } = await service.call(
    `${serviceUrl()}/auth/v1/user`,
    {
      headers: {
        apikey: serverKey(),
        Authorization: `Bearer ${session.access_token}`,
        "X-Supabase-Api-Version": "2024-01-01",
      },
    },
    AbortSignal.timeout(TIMEOUT_MS),
  );
  if (meaning === "limited") throw new ServiceUnavailable();
  if (meaning !== "success") return undefined;
  const { id, email, user_metadata: metadata } = (await response.json()) as UserAnswer;
  const name = metadata?.full_name;
  return { sub: id, email, fullName: typeof name === "string" ? name : undefined };
});
