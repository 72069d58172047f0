import { OLD_BROWSER_ID, OLDEST_BROWSERS } from "@/lib/page-start/browser-support";

const NEEDED = OLDEST_BROWSERS.map(({ name, version }) => `${name} ${version}`).join(", ");

/** What a browser shows that is too old for the site's scripts and menus (P2.12); an inline script decides. */
export function OldBrowser() {
  return (
    <p id={OLD_BROWSER_ID} hidden suppressHydrationWarning className="wrap py-3 font-semibold">
      This browser is too old for this site: pages can be read, but menus, searches and forms may
      not work. Please update it. Needed: {NEEDED} or newer.
    </p>
  );
}
