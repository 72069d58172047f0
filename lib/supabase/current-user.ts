import "server-only";

import { cookies } from "next/headers";
import { cache } from "react";
import { secondFactorOf, type SecondFactor } from "@/lib/auth/second-factor";
import { embeddedFetch } from "@/lib/embedded/instance";
import { askForUser } from "@/lib/supabase/ask-for-user";
import { ServiceUnavailable } from "@/lib/supabase/auth-service";
import { sharedAuthService } from "@/lib/supabase/session";
import { readSession } from "@/lib/supabase/session-cookie";

/** The account of a request, as the auth service knows it at this moment. */
export type CurrentUser = {
  sub: string;
  email: string;
  fullName: string | undefined;
  secondFactor: SecondFactor;
};

const TIMEOUT_MS = 5_000;

type UserAnswer = {
  id: string;
  email: string;
  user_metadata?: { full_name?: unknown };
  factors?: unknown;
};

/**
 * Who sends this request, or undefined. Asks the service, so that a session that was ended elsewhere, and an account that was
 * deleted, end here at once.
 * @throws ServiceUnavailable when the service cannot tell.
 */
export const getCurrentUser = cache(async (): Promise<CurrentUser | undefined> => {
  const session = readSession((await cookies()).getAll());
  if (!session) return undefined;
  const { response, meaning } = await askForUser(
    sharedAuthService(embeddedFetch()),
    session.access_token,
    AbortSignal.timeout(TIMEOUT_MS),
  );
  if (meaning === "limited") throw new ServiceUnavailable();
  if (meaning !== "success") return undefined;
  const { id, email, user_metadata: metadata, factors } = (await response.json()) as UserAnswer;
  const name = metadata?.full_name;
  return {
    sub: id,
    email,
    fullName: typeof name === "string" ? name : undefined,
    // The service has just accepted the token.
    secondFactor: secondFactorOf(factors, session.access_token),
  };
});
