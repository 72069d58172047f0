import { SITE_URL } from "@/lib/public-env";

/** An address of the site as the rest of the web writes it: "/about/mission" as "https://chard.example/about/mission". */
export function absoluteUrl(path: string) {
  return new URL(path, SITE_URL).href;
}
