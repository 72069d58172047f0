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

/** Google gives its reason only in the console, so console.error is wrapped; everything is still logged. */
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
 * Calls the listener when Google refuses the key, while loading or later, with Google's message if it logged one. A
 * refusal is final for the page, so a later listener is called at once. Returns the function that unsubscribes.
 */
export function onGoogleMapsFailure(listener: Listener) {
  if (!isWatching) watch();
  listeners.add(listener);
  if (failure !== undefined) listener(failure);
  return () => {
    listeners.delete(listener);
  };
}
