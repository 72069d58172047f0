import type { MetadataRoute } from "next";
import { absoluteUrl } from "@/lib/absolute-url";
import { LANGUAGE_LIST } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { CONFIRM_PATH } from "@/lib/supabase/options";

/** What is no page. Pages that stay out of search engines say so themselves, which a crawler has to be let in to read. */
const NOT_PAGES = [
  "/api/",
  "/auth/v1/",
  ...LANGUAGE_LIST.map((language) => pathIn(language, CONFIRM_PATH)),
];

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: NOT_PAGES },
    sitemap: absoluteUrl("/sitemap.xml"),
  };
}
