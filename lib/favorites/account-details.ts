/** An account's details of a favorite. */
export type FavoriteDetails = { note: string; savedAt: string };

type OwnDetails = {
  account: string;
  byId: ReadonlyMap<string, FavoriteDetails>;
  shareToken: string | undefined;
};

let own: OwnDetails | undefined;
const listeners = new Set<() => void>();

/** The details that the account has sent, for as long as the document lives: also of what was removed since. */
export const readOwnDetails = () => own;

/** Replaces the details; undefined forgets them. */
export function setOwnDetails(details: OwnDetails | undefined) {
  own = details;
  listeners.forEach((listener) => listener());
}

/** Remembers a note that was saved. */
export function setOwnNote(id: string, note: string) {
  const savedAt = own?.byId.get(id)?.savedAt ?? new Date().toISOString();
  if (own) setOwnDetails({ ...own, byId: new Map(own.byId).set(id, { note, savedAt }) });
}

/** For useSyncExternalStore. */
export function subscribeToOwnDetails(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
