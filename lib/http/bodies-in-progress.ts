import { rateLimiter } from "@/lib/clients/rate-limiter";
import { MAX_FORM_BYTES } from "@/lib/photos/limits";

/** A body that counts as large: forms without photos are smaller. */
const LARGE_BYTES = 100_000;

/**
 * How many bytes may be in progress of one client, and of all together; large bodies and small ones apart, so that whoever sends large
 * ones slowly keeps nobody from signing in. The server holds a form until its page has been rendered.
 */
const LIMITS = {
  /** Two forms with photos at once of one client. */
  large: { client: 2 * MAX_FORM_BYTES, all: 6 * MAX_FORM_BYTES },
  small: { client: 50 * LARGE_BYTES, all: 2 * MAX_FORM_BYTES },
};

/** Above what the limits of reviews, listings and photos allow together, which are counted once a form was read. */
const LARGE_BODIES = { burst: 100, refill: 100, periodMs: 60 * 60_000 };

/** Counts bytes in progress up to the limits. The returned function begins a body and returns what ends it; undefined above a limit. */
function counter(limits: (typeof LIMITS)["large"]) {
  const byClient = new Map<string, number>();
  let all = 0;

  function add(client: string, bytes: number) {
    const sum = (byClient.get(client) ?? 0) + bytes;
    if (sum > 0) byClient.set(client, sum);
    else byClient.delete(client);
    all += bytes;
  }

  return function begin(client: string, bytes: number) {
    if (all + bytes > limits.all) return undefined;
    if (client && (byClient.get(client) ?? 0) + bytes > limits.client) return undefined;
    add(client, bytes);
    return () => add(client, -bytes);
  };
}

/**
 * Counts the bytes of requests' bodies that were announced and are not answered yet. The returned function begins one and returns what
 * ends it; undefined where the client sends too much at once or too often. "" is a client whose address is not known.
 */
export function bodiesInProgress() {
  const mayBeginLarge = rateLimiter(LARGE_BODIES);
  const beginSmall = counter(LIMITS.small);
  const beginLarge = counter(LIMITS.large);

  return function begin(client: string, bytes: number, nowMs: number) {
    if (bytes <= LARGE_BYTES) return beginSmall(client, bytes);
    const end = beginLarge(client, bytes);
    if (!end || !client || mayBeginLarge(client, nowMs)) return end;
    end();
    return undefined;
  };
}
