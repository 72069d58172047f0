import { isFrameworkScript } from "@/lib/next-internals/inline-scripts";
import { insertBeforeStylesheets, stylesheetsOf } from "@/lib/next-internals/page-markup";
import { criticalStyles } from "@/lib/page-cache/styles/critical-styles";
import type { StyleSheet } from "@/lib/page-cache/styles/style-sheet";
import { deferFiles, isLoader } from "@/lib/page-cache/deferred-files";
import { isAccountPath } from "@/lib/security/account-pages";
import {
  inlineScriptsOf,
  pagePolicy,
  type ForeignHosts,
} from "@/lib/security/content-security-policy";

export type FinishOptions = {
  /** The parsed stylesheet at a URL of the site. */
  readStyleSheet: (url: string) => StyleSheet;
  /** The site's own inline scripts. */
  inlineScripts: readonly string[];
  hosts: ForeignHosts;
};

export type FinishedPage = {
  html: string;
  policy: string;
  /** Inline scripts that are neither the framework's nor the site's: the policy does not allow them. */
  unknownScripts: string[];
};

/** The policy that the page at `path` is sent with: for its known inline scripts alone. */
export function policyFor(
  html: string,
  path: string,
  { inlineScripts, hosts }: Pick<FinishOptions, "inlineScripts" | "hosts">,
) {
  const isKnown = (script: string) =>
    inlineScripts.includes(script) || isLoader(script) || isFrameworkScript(script);
  const scripts = [...new Set(inlineScriptsOf(html))];
  return {
    policy: pagePolicy(scripts.filter(isKnown), {
      ...hosts,
      isAccountPage: isAccountPath(path),
    }),
    unknownScripts: scripts.filter((script) => !isKnown(script)),
  };
}

/**
 * The page at `path` as Next rendered it, made ready to be sent: it carries the styles for its first paint, requests its other files
 * at its end, and has a policy. The same for pages of the build and for those that are rendered at run time.
 */
export function finishPage(page: string, path: string, options: FinishOptions): FinishedPage {
  const urls = stylesheetsOf(page);
  const styleSheets = urls.map(options.readStyleSheet);
  const styles = criticalStyles(page, styleSheets);
  const typefaces = urls
    .map((url, index) => ({ url, fontFiles: styleSheets[index]!.fontFiles }))
    .find(({ fontFiles }) => fontFiles.length > 0);
  const html = deferFiles(
    styles ? insertBeforeStylesheets(page, `<style>${styles}</style>`) : page,
    typefaces,
  );
  return { html, ...policyFor(html, path, options) };
}
