const SCRIPT = 'script[src^="https://maps.googleapis.com/maps/api/js"]';

/** The script elements that stand in the document; jsdom never fetches them. */
export function googleScripts() {
  return [...document.head.querySelectorAll<HTMLScriptElement>(SCRIPT)];
}

/** What Google's response does: the API, then the callback that the URL names. */
export function runGoogleScript(
  script = googleScripts().at(-1),
  api: object = { importLibrary: async () => ({}) },
) {
  Object.assign(window, { google: { maps: api } });
  const callback = new URL(script?.src ?? "").searchParams.get("callback");
  const run: unknown = Reflect.get(window, callback ?? "");
  if (typeof run === "function") run();
  script?.dispatchEvent(new Event("load"));
}

/** What the browser says when the script cannot be loaded. */
export function failGoogleScript(script = googleScripts().at(-1)) {
  script?.dispatchEvent(new Event("error"));
}

/** A page that has never loaded Google. */
export function removeGoogleMaps() {
  googleScripts().forEach((script) => script.remove());
  Reflect.deleteProperty(window, "google");
}
