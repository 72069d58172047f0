"use client";

import { usePathname } from "next/navigation";
import { chooseLanguage } from "@/lib/languages/choice";
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_LIST,
  LANGUAGES,
  type Language,
} from "@/lib/languages/languages";
import { isTranslated, languageOfPath, pathIn } from "@/lib/languages/paths";
import { leadToSameView } from "@/lib/languages/same-view";
import { cn } from "@/lib/cn";

type LanguageLinksProps = { label: string; className: string; isOnGrove?: boolean };

/**
 * The languages of the site, as links to the page in each of them, or to the home page where it exists in English alone. It follows the
 * path, since the layout stays while pages change.
 */
export function LanguageLinks({ label, className, isOnGrove = false }: LanguageLinksProps) {
  const path = usePathname();
  const current = languageOfPath(path);

  function press(link: HTMLAnchorElement, language: Language) {
    if (isTranslated(path) && language !== current) leadToSameView(link);
  }

  if (LANGUAGE_LIST.length === 1) return null;
  return (
    <ul aria-label={label} className={cn("flex flex-wrap gap-x-5", className)}>
      {LANGUAGE_LIST.map((language) => {
        const { tag, name } = LANGUAGES[language];
        const isHere = isTranslated(path) || language === DEFAULT_LANGUAGE;
        return (
          <li key={language}>
            <a
              href={pathIn(language, isHere ? path : "/")}
              lang={tag}
              hrefLang={tag}
              aria-current={language === current ? "true" : undefined}
              onPointerDown={({ currentTarget }) => press(currentTarget, language)}
              onClick={({ currentTarget }) => {
                press(currentTarget, language);
                chooseLanguage(language);
              }}
              className={cn(
                "text-link",
                isOnGrove ? "text-on-grove" : "text-ink",
                language === current && "font-strong",
              )}
            >
              {name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
