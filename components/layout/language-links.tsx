import { usePathname } from "next/navigation";
import { chooseLanguage } from "@/lib/languages/choice";
import { LANGUAGE_LIST, LANGUAGES, type Language } from "@/lib/languages/languages";
import { existsIn, languageOfPath, pathIn } from "@/lib/languages/paths";
import { leadToSameView } from "@/lib/languages/same-view";
import { cn } from "@/lib/cn";

type LanguageLinksProps = { label: string; className: string };

/**
 * The languages of the site, as links to the page in each of them, or to the home page where it does not exist in it. It follows the
 * path, since the layout stays while pages change.
 */
export function LanguageLinks({ label, className }: LanguageLinksProps) {
  const path = usePathname();
  const current = languageOfPath(path);

  function press(link: HTMLAnchorElement, language: Language) {
    if (existsIn(language, path) && language !== current) leadToSameView(link);
  }

  if (LANGUAGE_LIST.length === 1) return null;
  return (
    <ul aria-label={label} className={cn("language-links", className)}>
      {LANGUAGE_LIST.map((language) => {
        const { tag, name } = LANGUAGES[language];
        return (
          <li key={language}>
            <a
              href={pathIn(language, existsIn(language, path) ? path : "/")}
              lang={tag}
              hrefLang={tag}
              aria-current={language === current ? "true" : undefined}
              onPointerDown={({ currentTarget }) => press(currentTarget, language)}
              onClick={({ currentTarget }) => {
                press(currentTarget, language);
                chooseLanguage(language);
              }}
            >
              {name}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
