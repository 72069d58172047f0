import { fileURLToPath } from "node:url";

/** Plain files, which bench/map-site.mjs serves; the component comes from the site's own folders. */
const config = {
  output: "export",
  distDir: ".next/site",
  turbopack: { root: fileURLToPath(new URL("../..", import.meta.url)) },
};

export default config;
