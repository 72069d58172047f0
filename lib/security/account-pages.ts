import { englishPath } from "@/lib/languages/paths";

/**
 * Whether a page has fields for passwords or codes, or shows others' messages: its policy names none of Google's hosts (ADR-33).
 */
export function isAccountPath(pathname: string) {
  return /^\/(auth|settings|desk)(\/|$)/.test(englishPath(pathname));
}
