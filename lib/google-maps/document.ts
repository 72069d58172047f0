import { isAccountPath } from "@/lib/security/account-pages";

/**
 * Whether the document's policy lets Google's script load (P8.11). A document keeps the policy of the page that it began with: one
 * that began with an account page does not, wherever links within the site have led since.
 */
export function mayLoadGoogleMaps() {
  const [began] = performance.getEntriesByType("navigation");
  return !began || !isAccountPath(new URL(began.name).pathname);
}

/** Whether loading the page again lets it: not where the page is one of those itself. */
export function canReloadForGoogleMaps() {
  return !mayLoadGoogleMaps() && !isAccountPath(window.location.pathname);
}
