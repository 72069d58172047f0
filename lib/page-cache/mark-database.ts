import { DATABASE_ATTRIBUTE } from "@/lib/browser/database-mark";

const ROOT = "<html ";
const MARKED = `${ROOT}${DATABASE_ATTRIBUTE}="" `;

/** A page of the build as a server with a database sends it; pages that are rendered at run time are marked by the layout. */
export function markDatabase(html: string) {
  const start = html.slice(0, html.indexOf(">", html.indexOf(ROOT)));
  return start.includes(DATABASE_ATTRIBUTE) ? html : html.replace(ROOT, MARKED);
}
