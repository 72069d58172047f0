const PROBE = "chard-probe";

/**
 * Whether the browser takes cookies from this site. Tried out, because `navigator.cookieEnabled` is true in WebKit also where
 * none is ever kept.
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
