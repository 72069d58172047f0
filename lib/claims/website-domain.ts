import mailProviders from "email-providers/all.json";

/** Sites where everyone may have a page, and providers that the list of the package lacks. */
const MORE_SHARED_DOMAINS = [
  "bsky.app",
  "facebook.com",
  "fastmail.com",
  "google.com",
  "instagram.com",
  "linktr.ee",
  "posteo.de",
  "telia.com",
  "tiktok.com",
  "tripadvisor.com",
  "tuta.com",
  "tutanota.com",
  "wordpress.com",
  "x.com",
  "yelp.com",
  "ziggo.nl",
];

/** Where everyone may have a page or a mailbox: an address there shows nothing. */
const SHARED_DOMAINS = new Set([...mailProviders, ...MORE_SHARED_DOMAINS]);

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
