type Listener = (failure: string) => void;

declare global {
  interface Window {
    /** Google calls it when it refuses the key. */
    gm_authFailure?: () => void;
  }
}

/** "Google Maps JavaScript API error: InvalidKeyMapError https://...", as Google writes it to the console. */
const GOOGLE_ERROR = /Google Maps JavaScript API error|\b\w+MapError\b/;

const listeners = new Set<Listener>();
let failure: string | undefined;
let isWatching = false;

function report(text: string) {
  failure = text;
  listeners.forEach((listener) => listener(text));
}

/** Google names its reason in the console only; what is logged still reaches the console. */
function watch() {
  isWatching = true;
  const logError = console.error;
  console.error = (...args: unknown[]) => {
    logError(...args);
    const text = args.map(String).join(" ");
    if (GOOGLE_ERROR.test(text)) report(text);
  };
  const earlier = window.gm_authFailure;
  window.gm_authFailure = () => {
    earlier?.();
    report(failure ?? "gm_authFailure");
  };
}

/**
 * Tells when Google refuses the key, during the load or long after it, with Google's own words where it logged any. A
 * refusal holds for the rest of the page's life, so who asks later hears of it at once. Answers the function that stops it.
 */
export function onGoogleMapsFailure(listener: Listener) {
  if (!isWatching) watch();
  listeners.add(listener);
  if (failure !== undefined) listener(failure);
  return () => {
    listeners.delete(listener);
  };
}
