import { useCallback, useSyncExternalStore } from "react";
import { hasSessionCookie } from "@/lib/auth/signed-in-mark";
import { readState, subscribe } from "@/lib/session/session-store";

/** How often a record is asked for that does not arrive, and the time between. */
const ATTEMPTS = 3;
const RETRY_AFTER_MS = 5_000;

/**
 * What the visitor has under each of several keys, such as the votes by restaurant. It is fetched once for a key, only with a session,
 * and forgotten when the session ends or becomes that of another account. Until a response arrives it is `none`; one that failed is
 * asked for again.
 */
export function ownRecords<T>(load: (key: string) => Promise<T>, none: T) {
  const records = new Map<string, T>();
  const listeners = new Map<string, Set<() => void>>();
  /** The keys that were asked for with the present session. */
  let asked = new Set<string>();
  let isFollowing = false;

  function keep(key: string, record: T) {
    records.set(key, record);
    listeners.get(key)?.forEach((listener) => listener());
  }

  function ask(key: string, attempts = ATTEMPTS) {
    const ofSession = asked;
    if (ofSession.has(key) || !hasSessionCookie()) return;
    ofSession.add(key);
    void load(key)
      .then((record) => {
        if (ofSession === asked) keep(key, record);
      })
      .catch(() => {
        ofSession.delete(key);
        if (attempts > 1 && ofSession === asked)
          setTimeout(() => ask(key, attempts - 1), RETRY_AFTER_MS);
      });
  }

  function forget() {
    asked = new Set();
    records.clear();
    for (const [key, ofKey] of listeners) {
      ofKey.forEach((listener) => listener());
      if (ofKey.size > 0) ask(key);
    }
  }

  /** From the first component on, for as long as the document lives. */
  function followSession() {
    if (isFollowing) return;
    isFollowing = true;
    let account: string | undefined;
    subscribe(() => {
      const before = account;
      account = readState().user?.id;
      if (!hasSessionCookie() || (before !== undefined && before !== account)) forget();
    });
  }

  return {
    /** The record, also where no component shows it. */
    read: (key: string) => records.get(key) ?? none,
    /** Remembers what the visitor has changed. */
    keep,
    /** Fetches a record again. */
    renew(key: string) {
      asked.delete(key);
      ask(key);
    },
    /** The record of a key, for a component. */
    useRecord(key: string) {
      const listen = useCallback(
        (listener: () => void) => {
          followSession();
          const ofKey = listeners.get(key) ?? new Set();
          listeners.set(key, ofKey.add(listener));
          ask(key);
          return () => void ofKey.delete(listener);
        },
        [key],
      );
      return useSyncExternalStore(
        listen,
        () => records.get(key) ?? none,
        () => none,
      );
    },
  };
}

/** A set with one member more, or less. */
export function withMember(set: ReadonlySet<string>, member: string, isIn: boolean) {
  const changed = new Set(set);
  if (isIn) changed.add(member);
  else changed.delete(member);
  return changed;
}
