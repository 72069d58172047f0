import "server-only";

import { cookies, headers } from "next/headers";
import { clientOf } from "@/lib/clients/client-address";
import { isLoopbackHost } from "@/lib/clients/loopback-host";
import { SUPABASE_URL } from "@/lib/public-env";
import {
  serverKey,
  ServiceUnavailable,
  serviceUrl,
  visitorHeaders,
} from "@/lib/supabase/auth-service";
import { sharedDeadline } from "@/lib/supabase/request-scope";
import { sharedAuthService } from "@/lib/supabase/shared-auth-service";
import { readSession } from "@/lib/supabase/session-cookie";

/** For all calls of a request together. Passwords are slow to check on purpose. */
const TIMEOUT_MS = 10_000;

/** Why the service refused: its code, and its words for the visitor. */
export type Refusal = { code: string; message: string };

type Call = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  token?: string | undefined;
  body?: object;
};
type OwnResponse = { refusal?: Refusal; json: unknown };

/**
 * Calls the auth service on the visitor's behalf.
 * @throws ServiceUnavailable also when the session has ended meanwhile.
 */
export async function ask({ method, path, token, body }: Call): Promise<OwnResponse> {
  const host = await localHost();
  const { response, meaning } = await sharedAuthService().call(
    `${serviceUrl()}/auth/v1/${path}`,
    {
      method,
      headers: {
        apikey: serverKey(),
        "X-Supabase-Api-Version": "2024-01-01",
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(body && { "Content-Type": "application/json" }),
        ...visitorHeaders(clientOf(await headers())),
        ...(host && { "X-Forwarded-Host": host }),
      },
      ...(body && { body: JSON.stringify(body) }),
    },
    sharedDeadline(TIMEOUT_MS),
  );
  if (response.status === 204) return { json: undefined };
  const json: unknown = await response.json();
  if (meaning === "success") return { json };
  const { code, message } = json as Partial<Refusal>;
  if (meaning === "session-ended" || !code || !message) throw new ServiceUnavailable();
  return { json, refusal: { code, message } };
}

/** Host and port as the visitor sees them; from another machine they are not trusted. */
export async function localHost() {
  const sent = await headers();
  const host = sent.get("x-forwarded-host") ?? sent.get("host") ?? "";
  return !SUPABASE_URL && isLoopbackHost(host) ? host : undefined;
}

/** @throws ServiceUnavailable without a session. */
export async function ownToken() {
  const session = readSession((await cookies()).getAll());
  if (!session) throw new ServiceUnavailable();
  return session.access_token;
}
