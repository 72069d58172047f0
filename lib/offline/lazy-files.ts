/** The message that has the service worker cache what pages load late. It replies with true, or false where a file cannot be fetched. */
export const CACHE_LAZY_FILES = "CACHE_LAZY_FILES";

const TIMEOUT_MS = 20_000;

/** Has the service worker keep the code that pages load late. Rejects where there is no worker, or it does not have all of it in time. */
export async function cacheLazyFiles() {
  if (!("serviceWorker" in navigator)) throw new Error("This browser has no service worker.");
  const { port1, port2 } = new MessageChannel();
  const reply = new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error("The code of pages could not be kept."));
    port1.onmessage = ({ data }) => (data === true ? resolve() : fail());
    setTimeout(fail, TIMEOUT_MS);
  });
  const asked = navigator.serviceWorker.ready.then(({ active }) =>
    active?.postMessage({ type: CACHE_LAZY_FILES }, [port2]),
  );
  await Promise.all([asked, reply]);
}
