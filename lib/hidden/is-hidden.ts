import { isBelow } from "@/lib/hidden/is-below";

/** The paths that the operator has left out, as next.config.ts takes them from the settings for the build. */
const HIDDEN_PATHS = (process.env.HIDDEN_PATHS ?? "").split(" ").filter(Boolean);

/** Whether the operator has left out the part of the site that a path belongs to (P2.7). */
export function isHidden(path: string) {
  return HIDDEN_PATHS.length > 0 && isBelow(path.split(/[?#]/, 1)[0] ?? path, HIDDEN_PATHS);
}
