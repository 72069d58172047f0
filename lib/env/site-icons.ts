/**
 * The folder of the icons of browsers and phones: the site's own, or those that the build draws from the operator's logo
 * (scripts/build/own-icons.mjs).
 */
export function iconFolder(logo: string | undefined) {
  return logo ? "/icons/own" : "/icons";
}

/** What a page names as its icons; undefined: what Next finds in app/. */
export function ownPageIcons(logo: string | undefined) {
  if (!logo) return undefined;
  const folder = iconFolder(logo);
  return {
    icon: { url: `${folder}/icon-192.png`, type: "image/png", sizes: "192x192" },
    apple: { url: `${folder}/apple-icon.png`, type: "image/png", sizes: "180x180" },
  };
}

/** Browsers ask for this path whatever a page names. */
export function faviconRewrites(logo: string | undefined) {
  if (!logo) return [];
  return [{ source: "/favicon.ico", destination: `${iconFolder(logo)}/favicon.ico` }];
}
