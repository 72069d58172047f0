/** Whether a page is about the account: passwords are typed there, and its policy names none of Google's hosts (ADR-33). */
export function isAccountPath(pathname: string) {
  return /^\/auth(\/|$)/.test(pathname);
}
