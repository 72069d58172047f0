import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "@/lib/env";

/** No page depends on their values. */
const NOT_SHOWN =
  /SECRET|PASSWORD|TOKEN|KEY$|_URL$|^PORT$|^CHARD_(?:DATA_DIR|HOST|LOG|BACKUP|IMPORT)/;

/** What pages are made with beside records: the code with its files for browsers, the settings, and the address of the site. */
export function pagesVersion(buildFolder: string, settings: Environment, siteUrl: string) {
  const build = (...path: string[]) => join(/* turbopackIgnore: true */ buildFolder, ...path);
  const files = existsSync(build("static"))
    ? readdirSync(build("static"), { recursive: true, encoding: "utf8" })
    : [];
  const shown = Object.entries(settings).filter(([name]) => !NOT_SHOWN.test(name));
  return createHash("sha256")
    .update(JSON.stringify([readFileSync(build("BUILD_ID"), "utf8"), files.sort(), shown, siteUrl]))
    .digest("hex");
}
