import { Icon } from "@/components/ui/icon";
import { chooseLanguage } from "@/lib/languages/choice";
import { LANGUAGES, type Language } from "@/lib/languages/languages";
import { languageOfPath, pathIn } from "@/lib/languages/paths";
import { leadToSameView } from "@/lib/languages/same-view";
import de from "@/lib/messages/de/offer.json";
import en from "@/lib/messages/en/offer.json";
import es from "@/lib/messages/es/offer.json";
import fr from "@/lib/messages/fr/offer.json";
import he from "@/lib/messages/he/offer.json";
import zh from "@/lib/messages/zh-hant/offer.json";

const TEXTS: Record<Language, typeof en> = { en, de, fr, es, "zh-hant": zh, he };

type LanguageOfferLineProps = { language: Language; path: string; onClose: () => void };

/** "Diese Seite auf Deutsch", at the foot of the window, where it moves nothing. Either answer is remembered. */
export function LanguageOfferLine({ language, path, onClose }: LanguageOfferLineProps) {
  const { tag, dir } = LANGUAGES[language];
  const { offer, dismiss } = TEXTS[language];

  function close() {
    chooseLanguage(languageOfPath(path));
    onClose();
  }

  return (
    <aside
      lang={tag}
      dir={dir}
      aria-label={offer}
      style={{ bottom: "calc(var(--dock-height, 0px) + 1rem)" }}
      className="fixed start-4 z-30 flex items-center gap-1 rounded-tile border border-line bg-raised ps-4 pe-1 text-note text-ink shadow-lg print:hidden"
    >
      <a
        href={pathIn(language, path)}
        hrefLang={tag}
        onPointerDown={({ currentTarget }) => leadToSameView(currentTarget)}
        onClick={({ currentTarget }) => {
          leadToSameView(currentTarget);
          chooseLanguage(language);
        }}
        className="link inline-flex min-h-11 items-center"
      >
        {offer}
      </a>
      <button
        type="button"
        aria-label={dismiss}
        onClick={close}
        className="grid size-11 place-items-center rounded-inner"
      >
        <Icon name="X" size={18} />
      </button>
    </aside>
  );
}
