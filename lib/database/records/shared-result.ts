import { waitWhileResponding, withSharedLimit } from "@/lib/database/connection/wait-limit";

type Made<T> = { owner: object; version: string; result: Promise<T>; begunAt: number };
type Kept<T> = Made<T> & { value: T };

type State<T> = { kept?: Kept<T>; making?: Made<T> | undefined };

/** Routes and pages are bundled apart, but share the process: what has a name is made once for both. */
const shared = globalThis as typeof globalThis & { chardResults?: Map<string, State<unknown>> };

function stateOf<T>(name: string | undefined): State<T> {
  if (name === undefined) return {};
  const states = (shared.chardResults ??= new Map());
  const state = (states.get(name) ?? {}) as State<T>;
  states.set(name, state);
  return state;
}

type Options<T> = {
  /** Of a result that several bundles use. */
  name?: string;
  /** For how long a result stands in for later ones, so that many changes have it made once; 0 for no time. */
  standsForMs?: (result: T) => number;
  /** A clock that is not set back, by which an old result would stand in for as long. */
  now?: () => number;
};

/**
 * Keeps a result of a database, or of another owner, for all requests, as long as its version is the current one: the work is done once, however many requests arrive
 * meanwhile, and again after a failure. A result that stands in for later ones is returned at once, also while the next one is made; where there is none
 * yet, and one is being made, it is waited for whatever its version, so that two are not made at once.
 */
export function sharedResult<T>({
  name,
  standsForMs,
  now = () => performance.now(),
}: Options<T> = {}) {
  const state = stateOf<T>(name);

  function begin(owner: object, version: string, work: () => Promise<T>) {
    const begun: Made<T> = { owner, version, result: withSharedLimit(work), begunAt: now() };
    state.making = begun;
    const end = (value?: Kept<T>) => {
      if (state.making !== begun) return;
      state.making = undefined;
      if (value) state.kept = value;
    };
    begun.result.then(
      (value) => end({ ...begun, value }),
      () => end(),
    );
    return begun;
  }

  const standsFor = (value: T) => standsForMs?.(value) ?? 0;

  return function keep(owner: object, version: string, work: () => Promise<T>): Promise<T> {
    const { kept, making } = state;
    if (kept?.owner === owner) {
      if (kept.version === version) return kept.result;
      const forMs = standsFor(kept.value);
      if (forMs > 0) {
        const isOld = now() - kept.begunAt >= forMs;
        if (isOld && making?.owner !== owner) begin(owner, version, work);
        return kept.result;
      }
    }
    const underWay = making?.owner === owner ? making : undefined;
    if (underWay?.version === version) return waitWhileResponding(underWay.result);
    if (underWay && standsForMs && kept?.owner !== owner) {
      const again = () => keep(owner, version, work);
      const first = underWay.result.then(
        (value) => (standsFor(value) > 0 ? value : again()),
        again,
      );
      return waitWhileResponding(first);
    }
    return waitWhileResponding(begin(owner, version, work).result);
  };
}
