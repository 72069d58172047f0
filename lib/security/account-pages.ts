/**
 * Whether passwords and codes are typed on a page, or others' messages read there: its policy names none of Google's hosts (ADR-33).
 */
export function isAccountPath(pathname: string) {
  return /^\/(auth|settings|desk)(\/|$)/.test(pathname);
}
