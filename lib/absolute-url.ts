import { SITE_URL } from "@/lib/public-env";

/** The absolute URL of a path of the site: "/about/mission" as "https://chard.example/about/mission". */
export function absoluteUrl(path: string) {
  return new URL(path, SITE_URL).href;
}
