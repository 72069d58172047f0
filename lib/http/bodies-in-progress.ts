import { rateLimiter } from "@/lib/clients/rate-limiter";
import { MAX_FORM_BYTES } from "@/lib/photos/limits";

/** Two forms with photos at once of one client, or many others. The server holds a form until its page has been rendered. */
const CLIENT_BYTES = 2 * MAX_FORM_BYTES;
/** Of all clients together. */
const ALL_BYTES = 6 * MAX_FORM_BYTES;

/** A body that counts as large: forms without photos are smaller. */
const LARGE_BYTES = 100_000;
/** Above what the limits of reviews, listings and photos allow together, which are counted once a form was read. */
const LARGE_BODIES = { burst: 100, refill: 100, periodMs: 60 * 60_000 };

/**
 * Counts the bytes of requests' bodies that were announced and are not answered yet. The returned function begins one and returns what
 * ends it; undefined where the client sends too much at once or too often. "" is a client whose address is not known.
 */
export function bodiesInProgress() {
  const byClient = new Map<string, number>();
  const mayBeginLarge = rateLimiter(LARGE_BODIES);
  let all = 0;

  function add(client: string, bytes: number) {
    const sum = (byClient.get(client) ?? 0) + bytes;
    if (sum > 0) byClient.set(client, sum);
    else byClient.delete(client);
    all += bytes;
  }

  return function begin(client: string, bytes: number, nowMs: number) {
    if (all + bytes > ALL_BYTES) return undefined;
    if (client && (byClient.get(client) ?? 0) + bytes > CLIENT_BYTES) return undefined;
    if (client && bytes > LARGE_BYTES && !mayBeginLarge(client, nowMs)) return undefined;
    add(client, bytes);
    return () => add(client, -bytes);
  };
}
