import type { MetadataRoute } from "next";
import { absoluteUrl } from "@/lib/absolute-url";

/** What is no page. Pages that stay out of search engines say so themselves, which a crawler has to be let in to read. */
const NOT_PAGES = ["/api/", "/auth/v1/", "/auth/confirm"];

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: NOT_PAGES },
    sitemap: absoluteUrl("/sitemap.xml"),
  };
}
