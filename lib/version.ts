import { version } from "@/package.json";

/** Of the site, as in CHANGELOG.md. */
export const VERSION = version;
