/** The networks whose icon the site draws, by the domains of their pages. */
const NETWORK_OF = {
  "instagram.com": "Instagram",
  "facebook.com": "Facebook",
  "x.com": "X",
  "twitter.com": "X",
  "youtube.com": "YouTube",
} as const;

function isKnown(domain: string): domain is keyof typeof NETWORK_OF {
  return Object.hasOwn(NETWORK_OF, domain);
}

/** The pages in social networks that NEXT_PUBLIC_SOCIAL_LINKS names; `network` where the site has its icon. */
export function socialLinksOf(addresses: string) {
  return addresses
    .trim()
    .split(/\s+/)
    .map((href) => {
      const domain = new URL(href).hostname.replace(/^(www|m)\./, "");
      const network = isKnown(domain) ? NETWORK_OF[domain] : undefined;
      return { href, network, label: network ?? domain };
    });
}
