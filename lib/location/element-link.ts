const HOST = /^(?:www\.)?(?:openstreetmap\.org|osm\.org)$/i;
const PATH = /^\/(?:browse\/)?(node|way|relation)\/(\d{1,19})(?:\/|$)/i;
const TYPES = ["node", "way", "relation"] as const;

/** A link to a site of OpenStreetMap, also without its scheme; undefined for every other text. */
export function osmLink(text: string) {
  const link = /^https?:\/\/\S+$/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(link)) return undefined;
  const url = new URL(link);
  return HOST.test(url.hostname) ? url : undefined;
}

/** The element that a link to OpenStreetMap or "node/123" names; undefined for every other text. */
export function readElementLink(text: string): string | undefined {
  const trimmed = text.trim();
  const url = osmLink(trimmed);
  const [, type, id] = PATH.exec(url ? url.pathname : `/${trimmed}`) ?? [];
  if (type) return `${type.toLowerCase()}/${id}`;
  const edited = TYPES.map((name) => [name, url?.searchParams.get(name)] as const);
  const [found] = edited.filter(([, number]) => number && /^\d{1,19}$/.test(number));
  return found?.join("/");
}
