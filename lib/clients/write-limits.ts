import { clientKey, clientOf } from "@/lib/clients/client-address";
import { rateLimiter } from "@/lib/clients/rate-limiter";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A limit per account and one per client; the one that is reached first applies. */
const LIMITS = {
  favorite: { burst: 200, refill: 200, periodMs: 10 * MINUTE_MS },
  list: { burst: 200, refill: 200, periodMs: 10 * MINUTE_MS },
  vote: { burst: 60, refill: 60, periodMs: 10 * MINUTE_MS },
  dish: { burst: 30, refill: 30, periodMs: HOUR_MS },
  tip: { burst: 20, refill: 20, periodMs: HOUR_MS },
  review: { burst: 20, refill: 20, periodMs: HOUR_MS },
  message: { burst: 5, refill: 5, periodMs: HOUR_MS },
  listing: { burst: 10, refill: 10, periodMs: HOUR_MS },
  suggestion: { burst: 20, refill: 20, periodMs: HOUR_MS },
  claim: { burst: 10, refill: 10, periodMs: HOUR_MS },
  event: { burst: 10, refill: 10, periodMs: HOUR_MS },
  post: { burst: 20, refill: 20, periodMs: HOUR_MS },
  report: { burst: 20, refill: 20, periodMs: HOUR_MS },
  account: { burst: 20, refill: 20, periodMs: HOUR_MS },
  language: { burst: 60, refill: 60, periodMs: HOUR_MS },
  name: { burst: 60, refill: 60, periodMs: HOUR_MS },
  download: { burst: 10, refill: 10, periodMs: HOUR_MS },
  code: { burst: 30, refill: 30, periodMs: 10 * MINUTE_MS },
  desk: { burst: 600, refill: 600, periodMs: 10 * MINUTE_MS },
  view: { burst: 60, refill: 60, periodMs: 10 * MINUTE_MS },
  search: { burst: 30, refill: 30, periodMs: 10 * MINUTE_MS },
  check: { burst: 200, refill: 200, periodMs: 10 * MINUTE_MS },
  photo: { burst: 40, refill: 40, periodMs: HOUR_MS },
} as const;

export type WriteKind = keyof typeof LIMITS;

const limiters = new Map<WriteKind, ReturnType<typeof rateLimiter>>();

function limiterOf(kind: WriteKind) {
  const limiter = limiters.get(kind) ?? rateLimiter(LIMITS[kind]);
  limiters.set(kind, limiter);
  return limiter;
}

/** Whether a request may write once more; counts it. `userId` is absent for signed-out visitors. */
export function mayWrite(kind: WriteKind, headers: Headers, userId?: string, nowMs = Date.now()) {
  const take = limiterOf(kind);
  const client = take(`client ${clientKey(clientOf(headers))}`, nowMs);
  return (userId === undefined || take(`account ${userId}`, nowMs)) && client;
}
