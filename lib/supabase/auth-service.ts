import "server-only";
import { ACCOUNTS_UNAVAILABLE } from "@/lib/auth/accounts-unavailable";
import { rateLimiter } from "@/lib/clients/rate-limiter";
import { clientKey } from "@/lib/clients/client-address";
import { SUPABASE_URL } from "@/lib/public-env";
import { accessTokenVerifier, type TokenState } from "@/lib/supabase/access-token";
import { circuitBreaker } from "@/lib/supabase/circuit-breaker";
import { completeFetch, type ServiceResponse } from "@/lib/supabase/complete-fetch";
import { API_KEY } from "@/lib/supabase/options";
import { isAuthReachable } from "@/lib/supabase/reachable";
import { addTimeSpent, markAccountsUnavailable } from "@/lib/supabase/request-scope";

/** A key set that takes longer counts as unavailable. */
const KEY_SET_TIMEOUT_MS = 2_000;
const PROBE_TIMEOUT_MS = 5_000;

/** What one client may have this server ask of the service. A visitor refreshes a session once an hour. */
const CLIENT_LIMIT = { burst: 20, refill: 60, periodMs: 5 * 60 * 1000 };

/** The same for tokens that the service alone can check: a member's page or form has one checked each time. */
const UNVERIFIED_LIMIT = { burst: 120, refill: 300, periodMs: 5 * 60 * 1000 };

/** The service did not respond in time, or not with a valid response: the state of the session is unknown. */
export class ServiceUnavailable extends Error {
  readonly digest = ACCOUNTS_UNAVAILABLE;

  constructor() {
    super("Accounts cannot be asked.");
    markAccountsUnavailable();
  }
}

type Options = {
  /** Reaches the service: over the network, or in this process when accounts are embedded. */
  send?: typeof fetch | undefined;
  /** A call that takes too long then says that the machine is busy, not that the service is down. */
  isInProcess?: boolean;
  now?: () => number;
};

export type AuthService = ReturnType<typeof createAuthService>;

/**
 * The auth service, as this server calls it on a visitor's behalf: bounded in time, body included, not at all while the service is
 * known to be down, and not too often for one client.
 */
export function createAuthService({ send, isInProcess = false, now = Date.now }: Options = {}) {
  // Read again for each call, so that tests can replace it.
  const reach: typeof fetch = (input, init) => (send ?? globalThis.fetch)(input, init);
  const breaker = circuitBreaker({
    probe: () => isAuthReachable(AbortSignal.timeout(PROBE_TIMEOUT_MS), reach),
    now,
  });
  const takeToken = rateLimiter(CLIENT_LIMIT);
  const takeUnverified = rateLimiter(UNVERIFIED_LIMIT);

  /**
   * Only failures of the service open the breaker, which ends all other calls: a request that cannot be made, or comes too late, is the
   * sender's failure, and one that takes too long in this process is its own.
   * @throws ServiceUnavailable
   */
  async function call(
    input: RequestInfo | URL,
    init: RequestInit | undefined,
    deadline: AbortSignal,
  ): Promise<ServiceResponse> {
    if (breaker.isOpen() || deadline.aborted || !canBeSent(init)) throw new ServiceUnavailable();
    const startedAt = performance.now();
    try {
      const signal = AbortSignal.any([deadline, breaker.outage()]);
      const completed = await completeFetch(reach, input, init, signal);
      if (completed.meaning !== "unavailable") return completed;
    } catch {
      // A network error, the deadline, or a breaker that another call has opened.
      if (isInProcess && deadline.aborted) {
        console.warn("Accounts: a call took too long.");
        throw new ServiceUnavailable();
      }
    } finally {
      addTimeSpent(performance.now() - startedAt);
    }
    if (breaker.open()) console.warn("Accounts: the auth service could not be reached.");
    throw new ServiceUnavailable();
  }

  const verify = accessTokenVerifier({
    keySetUrl: new URL("/auth/v1/.well-known/jwks.json", serviceUrl()),
    headers: { apikey: API_KEY },
    now,
    fetchKeySet: async (url, init) =>
      (await call(url, init, AbortSignal.timeout(KEY_SET_TIMEOUT_MS))).response,
  });

  return {
    call,

    /** Whether the service may be asked once more on behalf of the client with this IP address. */
    mayRequest: (ipAddress: string) => takeToken(clientKey(ipAddress), now()),

    /** The same for questions about a token that was not found to be signed by the service. */
    mayAskUnverified: (ipAddress: string) => takeUnverified(clientKey(ipAddress), now()),

    /** `unknown` also when the deadline passes first. */
    verify: (accessToken: string, deadline: AbortSignal) =>
      Promise.race([verify(accessToken), unknownAfter(deadline)]),

    now,
  };
}

function canBeSent(init: RequestInit | undefined) {
  try {
    new Headers(init?.headers);
    return true;
  } catch {
    return false;
  }
}

function unknownAfter(deadline: AbortSignal) {
  return new Promise<TokenState>((resolve) => {
    if (deadline.aborted) resolve("unknown");
    deadline.addEventListener("abort", () => resolve("unknown"), { once: true });
  });
}

/** Where the service is. The embedded one is called in this process; its URL only has to be one. */
export function serviceUrl() {
  return SUPABASE_URL ?? "http://127.0.0.1";
}

/**
 * What a call on a visitor's behalf says of the visitor, so that the service's limits count visitors and not this server.
 * Supabase accepts it from a caller with the project's secret key ("IP address forwarding" in its documentation).
 */
export function visitorHeaders(ipAddress: string): Record<string, string> {
  if (!ipAddress) return {};
  if (!SUPABASE_URL) return { "X-Forwarded-For": ipAddress };
  return secretKey() ? { "Sb-Forwarded-For": ipAddress } : {};
}

/** The key of calls from this server: the secret one where there is one. Browsers never see it. */
export function serverKey() {
  return secretKey() ?? API_KEY;
}

function secretKey() {
  return (SUPABASE_URL && process.env.SUPABASE_SECRET_KEY) || undefined;
}
