import { sitemapXml } from "@/lib/sitemap/files";
import { listSitemapEntries } from "@/app/sitemap.xml/list-entries";

export const dynamic = "force-static";

export async function GET() {
  return new Response(await sitemapXml(await listSitemapEntries()), {
    headers: { "Content-Type": "application/xml" },
  });
}
