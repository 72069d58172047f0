import { listRestaurantPages } from "@/lib/restaurants/queries";
import { sitemapEntries } from "@/lib/sitemap";

export default async function sitemap() {
  return sitemapEntries(await listRestaurantPages());
}
