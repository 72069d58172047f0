import { useTexts } from "#texts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "@/lib/languages/languages";
import english from "@/lib/messages/en/meta.json";
import { OLD_BROWSER_ID, OLDEST_BROWSERS } from "@/lib/page-start/browser-support";

const NEEDED = OLDEST_BROWSERS.map(({ name, version }) => `${name} ${version}`);

/** What a browser shows that is too old for the site's scripts and menus (P2.12); an inline script decides. */
export function OldBrowser() {
  const t = useTexts("meta", english);
  const format = new Intl.ListFormat(LANGUAGES[t.language].tag, { style: "narrow", type: "unit" });
  const browsers = t.language === DEFAULT_LANGUAGE ? NEEDED.join(", ") : format.format(NEEDED);
  return (
    <p id={OLD_BROWSER_ID} hidden suppressHydrationWarning className="wrap py-3 font-semibold">
      {t("old-browser", { browsers })}
    </p>
  );
}
