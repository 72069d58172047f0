/** Sites where everyone may have a page, and providers where everyone may have a mailbox: an address there shows nothing. */
const SHARED_DOMAINS = new Set([
  "aol.com",
  "bsky.app",
  "facebook.com",
  "free.fr",
  "gmail.com",
  "gmx.de",
  "gmx.net",
  "google.com",
  "hotmail.com",
  "icloud.com",
  "instagram.com",
  "libero.it",
  "linktr.ee",
  "mail.ru",
  "naver.com",
  "orange.fr",
  "outlook.com",
  "proton.me",
  "qq.com",
  "seznam.cz",
  "t-online.de",
  "tiktok.com",
  "tripadvisor.com",
  "web.de",
  "wordpress.com",
  "wp.pl",
  "x.com",
  "yahoo.com",
  "yelp.com",
]);

/** The host of a website without "www.", in lower case; undefined for what is not a web URL. */
function hostOf(website: string) {
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, "") : undefined;
}

/**
 * The domain at which an e-mail address shows that it belongs to a restaurant's website (P14.83): the website's host itself, and no
 * domain above it, which may be a provider's. Undefined without a website, or with one at a site that many share.
 */
export function claimDomain(website: string | undefined) {
  const host = website && hostOf(website);
  return host && host.includes(".") && !SHARED_DOMAINS.has(host) ? host : undefined;
}

/** Whether an e-mail address is at the domain of a website. */
export function isAtWebsite(email: string, website: string | undefined) {
  const domain = claimDomain(website);
  return domain !== undefined && email.slice(email.lastIndexOf("@") + 1).toLowerCase() === domain;
}
