/** The message that has the service worker store a list and the pages of its places. */
export const SAVE_LIST = "SAVE_LIST";

/** Paths of the page of a list and of those of its places. */
export type ListPages = { path: string; places: readonly string[] };

/** What the worker replies: how many pages of places it has stored; undefined where it could not store the list itself. */
export type SavedList = { saved: number } | undefined;

/** Two hundred pages on a slow connection. */
const TIMEOUT_MS = 180_000;

/**
 * Has the service worker store a list for use without a connection (P14.806); returns how many pages of places are stored. Rejects
 * where there is no worker, or it does not store the list in time.
 */
export async function saveListForOffline(pages: ListPages) {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (!registration?.active) throw new Error("There is no service worker.");
  const { port1, port2 } = new MessageChannel();
  const reply = new Promise<number>((resolve, reject) => {
    const fail = () => reject(new Error("The list could not be stored."));
    port1.onmessage = ({ data }: MessageEvent<SavedList>) => (data ? resolve(data.saved) : fail());
    setTimeout(fail, TIMEOUT_MS);
  });
  registration.active.postMessage({ type: SAVE_LIST, ...pages }, [port2]);
  return reply;
}

/** Whether the page of a list is stored on this device. */
export async function isListSaved(path: string) {
  const isStored = async () => (await window.caches?.match(path)) !== undefined;
  // Who blocks cookies blocks caches too: Firefox then throws at every use.
  return isStored().catch(() => false);
}
