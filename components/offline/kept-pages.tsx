import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { isHidden } from "@/lib/hidden/is-hidden";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { languageOfPath, pathIn } from "@/lib/languages/paths";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/missing/offline.json";
import { KEPT_PAGES } from "@/lib/offline/pages";

const ICONS = ["MapPin", "Utensils", "BookOpen", "Languages"] as const;

/** The pages that the device has in a language, by their English path: those that were opened. */
function useKeptIn(language: Language) {
  const [kept, setKept] = useState<readonly string[]>([]);

  useEffect(() => {
    if (language === DEFAULT_LANGUAGE || !("caches" in window)) return;
    const find = async (href: string) =>
      (await caches.match(pathIn(language, href))) ? [href] : [];
    Promise.all(KEPT_PAGES.map(({ href }) => find(href))).then(
      (found) => setKept(found.flat()),
      () => undefined,
    );
  }, [language]);

  return kept;
}

type KeptPagesProps = { t: Translator<keyof typeof english>; inEnglish: string };

/** The pages that can be opened without a connection: in the language where the device has them, else in English. */
export function KeptPages({ t, inEnglish }: KeptPagesProps) {
  const kept = useKeptIn(t.language);
  return (
    <ul className="border-b border-line">
      {KEPT_PAGES.map(({ href, label, detail }, index) => {
        if (isHidden(href)) return null;
        const icon = ICONS[index] ?? "BookOpen";
        const path = kept.includes(href) ? pathIn(t.language, href) : href;
        return (
          <li key={href} className="border-t border-line">
            <a
              href={path}
              className="group flex min-h-16 items-center gap-3.5 leading-copy font-strong"
            >
              <Icon name={icon} className="text-ink-3" />
              <span className="decoration-beet decoration-2 underline-offset-4 group-hover:underline">
                {t(label)}
                {languageOfPath(path) !== t.language && (
                  <span className="ms-1 text-micro font-normal"> {inEnglish}</span>
                )}
                <small className="block text-note font-normal text-ink-3">{t(detail)}</small>
              </span>
              <Icon name="ChevronRight" className="ms-auto text-ink-3 rtl:-scale-x-100" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
