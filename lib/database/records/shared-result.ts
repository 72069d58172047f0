import { waitWhileResponding, withSharedLimit } from "@/lib/database/connection/wait-limit";

type Made<T> = { owner: object; version: string; result: Promise<T>; begunAt: number };
type Kept<T> = Made<T> & { value: T };

type Options<T> = {
  /** For how long a result stands in for later ones, so that many changes have it made once; 0 for no time. */
  standsForMs?: (result: T) => number;
  /** A clock that is not set back, by which an old result would stand in for as long. */
  now?: () => number;
};

/**
 * Keeps a result of a database, or of another owner, for all requests, as long as its version is the current one: the work is done once, however many requests arrive
 * meanwhile, and again after a failure. A result that stands in for later ones is returned at once, also while the next one is made.
 */
export function sharedResult<T>({
  standsForMs = () => 0,
  now = () => performance.now(),
}: Options<T> = {}) {
  let kept: Kept<T> | undefined;
  let making: Made<T> | undefined;

  function begin(owner: object, version: string, work: () => Promise<T>) {
    const begun: Made<T> = { owner, version, result: withSharedLimit(work), begunAt: now() };
    making = begun;
    const end = (value?: Kept<T>) => {
      if (making !== begun) return;
      making = undefined;
      kept = value ?? kept;
    };
    begun.result.then(
      (value) => end({ ...begun, value }),
      () => end(),
    );
    return begun;
  }

  return (owner: object, version: string, work: () => Promise<T>): Promise<T> => {
    if (kept?.owner === owner) {
      if (kept.version === version) return kept.result;
      const standsFor = standsForMs(kept.value);
      if (standsFor > 0) {
        const isOld = now() - kept.begunAt >= standsFor;
        if (isOld && making?.owner !== owner) begin(owner, version, work);
        return kept.result;
      }
    }
    const isBegun = making?.owner === owner && making.version === version;
    return waitWhileResponding((isBegun ? making! : begin(owner, version, work)).result);
  };
}
