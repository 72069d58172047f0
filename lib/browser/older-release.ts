/**
 * Whether a server action failed because a newer release of the site runs now, whose actions have other ids. Next exports its own check
 * as unstable.
 */
export function isOfOlderRelease(error: unknown) {
  return error instanceof Error && error.name === "UnrecognizedActionError";
}

/** The result of a press whose server action failed. */
export function failedPress(error: unknown) {
  return isOfOlderRelease(error) ? "outdated" : "failed";
}
