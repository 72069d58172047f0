import "server-only";
import { createAuthService, type AuthService } from "@/lib/supabase/auth-service";

/** Middleware, pages and instrumentation are bundled apart, but share the process. */
const shared = globalThis as typeof globalThis & { chardEmbeddedFetch?: typeof fetch };

let service: AuthService | undefined;

/** Has this server's own code call the embedded auth server in this process; the start does, where accounts are embedded. */
export function installEmbeddedFetch(send: typeof fetch) {
  shared.chardEmbeddedFetch = send;
}

/** This process's view of the auth service, shared by all requests: its keys, its outages and its limits. */
export function sharedAuthService() {
  const send = shared.chardEmbeddedFetch;
  return (service ??= createAuthService({ send, isInProcess: send !== undefined }));
}
