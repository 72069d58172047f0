import type { Notice } from "@/lib/browser/notices";

/**
 * Whether a server action failed because a newer release of the site runs now, whose actions have other ids. Next exports its own check
 * as unstable.
 */
export function isOfOlderRelease(error: unknown) {
  return error instanceof Error && error.name === "UnrecognizedActionError";
}

/** After a press on a page that was open over a release. */
export const OLDER_RELEASE_NOTICE: Notice = {
  title: "The site has been updated",
  description: "Reload this page, then press the button again.",
  tone: "destructive",
};

/** The result of a press whose server action failed. */
export function failedPress(error: unknown) {
  return isOfOlderRelease(error) ? "outdated" : "failed";
}
