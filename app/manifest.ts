import type { MetadataRoute } from "next";
import { BRAND_COLORS } from "@/lib/brand-colors";
import { iconFolder } from "@/lib/env/site-icons";
import { menuEntries } from "@/lib/navigation";
import { OWN_LOGO } from "@/lib/public-env";
import { ROUTES } from "@/lib/routes";
import { INSTALLED_NAME, SITE_DESCRIPTION, SITE_NAME } from "@/lib/site";

const ICON_SIZES = [192, 512];
const ICONS = iconFolder(OWN_LOGO);
const SHORTCUTS: string[] = [ROUTES.nearMe, ROUTES.map, ROUTES.byCity, ROUTES.topRated];

/** What a browser needs to install the site; scripts/build/draw-icons.mjs draws the icons. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: ROUTES.home,
    name: INSTALLED_NAME,
    short_name: SITE_NAME,
    description: SITE_DESCRIPTION,
    lang: "en",
    dir: "ltr",
    start_url: ROUTES.home,
    scope: ROUTES.home,
    display: "standalone",
    background_color: BRAND_COLORS.paper,
    theme_color: BRAND_COLORS.paper,
    categories: ["food", "travel"],
    icons: ICON_SIZES.flatMap((size) => [
      { src: `${ICONS}/icon-${size}.png`, sizes: `${size}x${size}`, purpose: "any" as const },
      {
        src: `${ICONS}/maskable-${size}.png`,
        sizes: `${size}x${size}`,
        purpose: "maskable" as const,
      },
    ]).map((icon) => ({ ...icon, type: "image/png" })),
    shortcuts: menuEntries("restaurants")
      .filter(({ href }) => SHORTCUTS.includes(href))
      .map(({ href, label }) => ({ name: label, url: href })),
  };
}
