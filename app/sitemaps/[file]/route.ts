import { connection } from "next/server";
import { notFound } from "next/navigation";
import { isSitemapFile, sitemapFileXml } from "@/lib/sitemap/files";
import type { SitemapEntry } from "@/lib/sitemap/xml";
import { listSharedEntries } from "@/app/sitemap.xml/list-entries";

const HEADERS = {
  "Content-Type": "application/xml",
  "Cache-Control": "public, max-age=0, s-maxage=3600",
};

type Files = Map<string, Promise<string | undefined>>;

/** The files that were made of the same entries, by name. */
const filesOf = new WeakMap<readonly SitemapEntry[], Files>();

function readFile(entries: readonly SitemapEntry[], name: string) {
  const files: Files = filesOf.get(entries) ?? new Map();
  filesOf.set(entries, files);
  const file = files.get(name) ?? sitemapFileXml(entries, name);
  if (!files.has(name)) files.set(name, file);
  return file;
}

/** A file of the sitemap's index (/sitemap.xml), where there is one. Its name is checked before anything is read. */
export async function GET(_request: Request, { params }: RouteContext<"/sitemaps/[file]">) {
  await connection();
  const { file } = await params;
  if (!isSitemapFile(file)) notFound();
  const xml = await readFile(await listSharedEntries(), file);
  if (!xml) notFound();
  return new Response(xml, { headers: HEADERS });
}
