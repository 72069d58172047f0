/** The message that has the service worker keep what pages load late. It answers with true, or false where a file cannot be had. */
export const KEEP_LATE_FILES = "KEEP_LATE_FILES";

const ANSWER_MS = 20_000;

/** Has the service worker keep the code that pages load late. Rejects where there is no worker, or it does not have all of it in time. */
export async function keepLateFiles() {
  if (!("serviceWorker" in navigator)) throw new Error("This browser has no service worker.");
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error("The code of pages could not be kept."));
    port1.onmessage = ({ data }) => (data === true ? resolve() : fail());
    setTimeout(fail, ANSWER_MS);
  });
  const asked = navigator.serviceWorker.ready.then(({ active }) =>
    active?.postMessage({ type: KEEP_LATE_FILES }, [port2]),
  );
  await Promise.all([asked, answer]);
}
