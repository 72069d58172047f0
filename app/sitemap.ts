import { listRestaurants } from "@/lib/restaurants/queries";
import { sitemapEntries } from "@/lib/sitemap";

export default async function sitemap() {
  return sitemapEntries(await listRestaurants());
}
