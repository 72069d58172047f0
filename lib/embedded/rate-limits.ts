import { rateLimiter } from "@/lib/clients/rate-limiter";
import { AuthError } from "@/lib/embedded/auth-error";

const BURST = 30;
const PERIOD_MS = 5 * 60 * 1000;

/** Requests per period once the burst is used up, as upstream's defaults. */
const REFILLS = {
  token: 150,
  verify: 30,
  signup: 30,
  recover: 30,
  resend: 30,
  user: 30,
  factor: 30,
};

export type LimitedAction = keyof typeof REFILLS;

/** Counts requests per action and client; the returned function throws 429 over_request_rate_limit when there are too many. */
export function requestLimits() {
  const limiter = (refill: number) => rateLimiter({ burst: BURST, refill, periodMs: PERIOD_MS });
  const limiters = {
    token: limiter(REFILLS.token),
    verify: limiter(REFILLS.verify),
    signup: limiter(REFILLS.signup),
    recover: limiter(REFILLS.recover),
    resend: limiter(REFILLS.resend),
    user: limiter(REFILLS.user),
    factor: limiter(REFILLS.factor),
  };

  return function take(action: LimitedAction, client: string, now: Date) {
    if (!limiters[action](client, now.getTime())) throw tooManyRequests();
  };
}

/**
 * Codes of mails have six digits. A client with many IP addresses may still try only so many of them per e-mail address:
 * 249 in a day, of a million.
 */
const CODES = { burst: 10, refill: 10, periodMs: 60 * 60 * 1000 };

/** Counts codes that are tried per e-mail address; the returned function throws 429 when there are too many. */
export function codeLimit() {
  const limiter = rateLimiter(CODES);

  return function take(email: string, now: Date) {
    if (!limiter(email, now.getTime())) throw tooManyRequests();
  };
}

function tooManyRequests() {
  return new AuthError(429, "over_request_rate_limit", "Request rate limit reached");
}
