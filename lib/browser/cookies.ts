const PROBE = "chard-probe";

/**
 * Whether the browser stores cookies of this site. It is tested by setting one, because `navigator.cookieEnabled` is true in WebKit
 * even where no cookie is stored.
 */
export function areCookiesKept() {
  try {
    document.cookie = `${PROBE}=1; Path=/; SameSite=Lax`;
    const isKept = document.cookie.includes(`${PROBE}=1`);
    document.cookie = `${PROBE}=; Path=/; Max-Age=0`;
    return isKept;
  } catch {
    return false;
  }
}
