import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "@/lib/env";
import { INLINE_SCRIPTS } from "@/lib/page-start/inline-scripts";
import { parseStyleSheet, type StyleSheet } from "@/lib/page-cache/styles/style-sheet";
import type { FinishOptions } from "@/lib/page-cache/finish-page";
import { DEFAULT_MAP_STYLE_URL } from "@/lib/public-env";

const STYLESHEET_URL = /^\/_next\/(static\/(?:[\w-]+\/)*[\w.-]+\.css)$/;

/** Reads and parses each stylesheet of the build in `buildFolder` once: their names contain a hash. */
function stylesheetReader(buildFolder: string) {
  const parsed = new Map<string, StyleSheet>();
  return (url: string) => {
    const known = parsed.get(url);
    if (known) return known;
    const [, path] = STYLESHEET_URL.exec(url) ?? [];
    if (!path) throw new Error(`A page names a stylesheet that is not the build's: ${url}`);
    const sheet = parseStyleSheet(
      readFileSync(join(/* turbopackIgnore: true */ buildFolder, path), "utf8"),
    );
    parsed.set(url, sheet);
    return sheet;
  };
}

/** How the pages of the build in `buildFolder` are finished, with these settings. */
export function finishOptions(buildFolder: string, settings: Environment): FinishOptions {
  return {
    readStyleSheet: stylesheetReader(buildFolder),
    inlineScripts: INLINE_SCRIPTS,
    hosts: {
      supabaseUrl: settings.NEXT_PUBLIC_SUPABASE_URL,
      mapStyleUrl: settings.NEXT_PUBLIC_MAP_STYLE_URL ?? DEFAULT_MAP_STYLE_URL,
      mapHosts: settings.NEXT_PUBLIC_MAP_HOSTS,
      isSecure: settings.NEXT_PUBLIC_SITE_URL?.startsWith("https:") ?? false,
    },
  };
}
