import { PageUnavailable, type PageUnavailableProps } from "@/components/layout/page-unavailable";
import type { Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { translator } from "@/lib/languages/translator";
import { useLanguage } from "@/lib/languages/use-language";
import de from "@/lib/messages/de/missing/unavailable.json";
import en from "@/lib/messages/en/missing/unavailable.json";
import es from "@/lib/messages/es/missing/unavailable.json";
import fr from "@/lib/messages/fr/missing/unavailable.json";
import he from "@/lib/messages/he/missing/unavailable.json";
import zhHant from "@/lib/messages/zh-hant/missing/unavailable.json";
import { ROUTES } from "@/lib/routes";

const TEXTS: Readonly<Record<Language, typeof en>> = { en, de, fr, es, "zh-hant": zhHant, he };

/** PageUnavailable in the language of the page. */
export default function UnavailableInLanguage(props: PageUnavailableProps) {
  const language = useLanguage();
  const t = translator<keyof typeof en>(language, TEXTS[language]);
  const words = {
    title: t("title"),
    accounts: t("accounts"),
    page: t("page"),
    number: (digest: string) => t("number", { digest }),
    retry: t("retry"),
    trying: t("trying"),
    home: t("home"),
    homePath: pathIn(language, ROUTES.home),
  };
  return <PageUnavailable {...props} words={words} />;
}
