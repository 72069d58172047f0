import "server-only";

import { cookies, headers } from "next/headers";
import { isSecureSite } from "@/lib/supabase/options";
import { withExpiry } from "@/lib/supabase/refresh";
import { sessionChanges } from "@/lib/supabase/session-cookie";
import type { TokenResponse } from "@/lib/supabase/token-response";

/** Whether the visitor reaches the site over TLS, for a server action. */
export async function isSecureRequest() {
  return isSecureSite(`${(await headers()).get("x-forwarded-proto") ?? "http"}:`);
}

/** Keeps a session that a server action got in the visitor's cookies. */
export async function storeSession(token: TokenResponse) {
  const cookieHeader = (await headers()).get("cookie") ?? "";
  const session = withExpiry(token, Date.now());
  const changes = sessionChanges(session, cookieHeader, await isSecureRequest());
  const kept = await cookies();
  for (const { name, value, options } of changes) kept.set(name, value, options);
}
