import { SIGNED_IN_SCRIPT } from "@/lib/auth/signed-in-mark";
import { NO_SCRIPTS_SCRIPT, OLD_BROWSER_SCRIPT } from "@/lib/page-start/browser-support";
import { EARLY_INPUT_SCRIPT } from "@/lib/page-start/early-input";
import { LOCATED_SCRIPT } from "@/lib/location/located-mark";
import { MISSING_FILE_SCRIPT } from "@/lib/page-start/missing-file";
import { THEME_SCRIPT } from "@/lib/page-start/theme";

/**
 * The site's own inline scripts, in the order in which every page runs them before it is painted. Their lines are joined here: what computes a text
 * where it is written is in the scripts of each page that uses anything beside it.
 */
export const INLINE_SCRIPTS = [
  MISSING_FILE_SCRIPT,
  THEME_SCRIPT,
  SIGNED_IN_SCRIPT,
  LOCATED_SCRIPT,
  EARLY_INPUT_SCRIPT,
  OLD_BROWSER_SCRIPT,
  NO_SCRIPTS_SCRIPT,
].map((script) => script.replaceAll("\n", ""));
