import { connection } from "next/server";
import { notFound } from "next/navigation";
import { sitemapFileXml } from "@/lib/sitemap/files";
import { listSitemapEntries } from "@/app/sitemap.xml/list-entries";

const HEADERS = {
  "Content-Type": "application/xml",
  "Cache-Control": "public, max-age=0, s-maxage=3600",
};

/** A file of the sitemap's index (/sitemap.xml), where there is one. */
export async function GET(_request: Request, { params }: RouteContext<"/sitemaps/[file]">) {
  await connection();
  const xml = sitemapFileXml(await listSitemapEntries(), (await params).file);
  if (!xml) notFound();
  return new Response(xml, { headers: HEADERS });
}
