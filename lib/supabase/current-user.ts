import "server-only";

import { cookies, headers } from "next/headers";
import { cache } from "react";
import { secondFactorOf, type SecondFactor } from "@/lib/auth/second-factor";
import { clientOf } from "@/lib/clients/client-address";
import { SUPABASE_URL } from "@/lib/public-env";
import { fetchUser } from "@/lib/supabase/fetch-user";
import { ServiceUnavailable } from "@/lib/supabase/auth-service";
import { sharedDeadline } from "@/lib/supabase/request-scope";
import { sharedAuthService } from "@/lib/supabase/shared-auth-service";
import { readSession } from "@/lib/supabase/session-cookie";

/** The account of a request, as the auth service has it at this moment. */
export type CurrentUser = {
  sub: string;
  email: string;
  fullName: string | undefined;
  secondFactor: SecondFactor;
};

/** Embedded accounts are in this process: to ask again is no faster than to wait. */
const TIMEOUT_MS = SUPABASE_URL ? 5_000 : 10_000;

type UserResponse = {
  id: string;
  email: string;
  user_metadata?: { full_name?: unknown };
  factors?: unknown;
};

/**
 * The user who sends this request, or undefined. The service checks the token, so that a session that was ended elsewhere, and an
 * account that was deleted, end here at once.
 * @throws ServiceUnavailable when the service does not respond.
 */
export const getCurrentUser = cache(async (): Promise<CurrentUser | undefined> => {
  const token = readSession((await cookies()).getAll())?.access_token;
  if (!token) return undefined;
  const service = sharedAuthService();
  const deadline = sharedDeadline(TIMEOUT_MS);
  const ipAddress = clientOf(await headers());
  // The middleware does not see every request, prefetches for one.
  const state = await service.verify(token, deadline);
  if (state === "forged") return undefined;
  // The middleware could not renew it. That the service would refuse it says nothing about the session.
  if (state === "expired") throw new ServiceUnavailable();
  if (state !== "valid" && !service.mayAskUnverified(ipAddress)) throw new ServiceUnavailable();
  const { response, meaning } = await fetchUser(service, token, ipAddress, deadline);
  if (meaning === "limited") throw new ServiceUnavailable();
  if (meaning !== "success") return undefined;
  const { id, email, user_metadata: metadata, factors } = (await response.json()) as UserResponse;
  const name = metadata?.full_name;
  return {
    sub: id,
    email,
    fullName: typeof name === "string" ? name : undefined,
    // The service has just accepted the token.
    secondFactor: secondFactorOf(factors, token),
  };
});
