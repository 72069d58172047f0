// The settings that browsers may know. Next replaces each `process.env.NEXT_PUBLIC_*` by its value at build time, and only
// where it is written out in full; so one line each, here and nowhere else. lib/env.ts says what is valid.

/** The Supabase project; undefined: accounts are embedded (P9.10). */
export const SUPABASE_URL = process.env.NEXT_PUBLIC_SUPABASE_URL || undefined;
export const SUPABASE_ANON_KEY = process.env.NEXT_PUBLIC_SUPABASE_ANON_KEY || undefined;

/** The default Google key; undefined: the open map, until a visitor brings a key (P8.1). */
export const GOOGLE_MAPS_API_KEY = process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY || undefined;
export const GOOGLE_MAPS_MAP_ID = process.env.NEXT_PUBLIC_GOOGLE_MAPS_MAP_ID || "DEMO_MAP_ID";

/** OpenFreeMap's, whose tiles, glyphs and sprites come from the same host. */
export const DEFAULT_MAP_STYLE_URL = "https://tiles.openfreemap.org/styles/positron";

/** The style of the open map. */
export const MAP_STYLE_URL = process.env.NEXT_PUBLIC_MAP_STYLE_URL || DEFAULT_MAP_STYLE_URL;

/** Browsers do not know it, and need no absolute address. */
const PORT = typeof window === "undefined" ? process.env.PORT : undefined;

/** Scheme and host of canonical URLs, without a slash at the end. Unless it is set, this machine and the port on which the server listens. */
export const SITE_URL = new URL(
  process.env.NEXT_PUBLIC_SITE_URL || `http://localhost:${PORT || 3000}`,
).origin;

/** The operator's own name and description of the site; undefined: those of lib/site.ts. */
export const OWN_SITE_NAME = process.env.NEXT_PUBLIC_SITE_NAME || undefined;
export const OWN_SITE_DESCRIPTION = process.env.NEXT_PUBLIC_SITE_DESCRIPTION || undefined;

/** What the home page says first, the picture beside the name, and the two colors; undefined: the site's own. */
export const OWN_TAGLINE = process.env.NEXT_PUBLIC_SITE_TAGLINE || undefined;
export const OWN_LOGO = process.env.NEXT_PUBLIC_SITE_LOGO || undefined;
/** Width by height of that picture, as the build has measured it. */
export const LOGO_RATIO = Number(process.env.LOGO_RATIO) || 1;
export const ACCENT_COLOR = process.env.NEXT_PUBLIC_ACCENT_COLOR || undefined;
export const GROUND_COLOR = process.env.NEXT_PUBLIC_GROUND_COLOR || undefined;

/** Where maps and searches begin, "48.2082,16.3719 Wien"; undefined: New York (P3.11). */
export const DEFAULT_LOCATION = process.env.NEXT_PUBLIC_DEFAULT_LOCATION || undefined;

/** The codes of the languages beside English that are offered, with spaces between them; undefined: all. */
export const OFFERED_LANGUAGES = process.env.NEXT_PUBLIC_LANGUAGES || undefined;

/** The site's pages in social networks, with spaces between their addresses. */
export const SOCIAL_LINKS = process.env.NEXT_PUBLIC_SOCIAL_LINKS || undefined;

/** Who runs this site, and how to reach them; undefined: the placeholders of data/contact.ts (P14.113). */
export const OPERATOR_NAME = process.env.NEXT_PUBLIC_OPERATOR_NAME || undefined;
export const CONTACT_EMAIL = process.env.NEXT_PUBLIC_CONTACT_EMAIL || undefined;
export const CONTACT_PHONE = process.env.NEXT_PUBLIC_CONTACT_PHONE || undefined;
/** Its lines are separated by semicolons. */
export const CONTACT_ADDRESS = process.env.NEXT_PUBLIC_CONTACT_ADDRESS || undefined;
