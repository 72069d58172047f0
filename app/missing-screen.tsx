import { MissingMessage } from "@/components/layout/not-found/missing-message";
import { NotFoundMessage } from "@/components/layout/not-found/not-found-message";
import { LeafArt } from "@/components/site/leaf-art";
import type { Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import { useTexts } from "@/lib/languages/use-texts-on-server";
import english from "@/lib/messages/en/missing/page.json";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";

export function missingMetadata(language: Language) {
  const t = textsIn<keyof typeof english>(language, "missing");
  return pageMetadata({ title: brandedTitle(t("name")), index: false, language });
}

/** That there is no page, in the language of the one around it. */
export function MissingScreen() {
  const t = useTexts("missing", english);
  return (
    <main data-flush className="missing-page">
      {/* Lazy, since every page carries this screen as its fallback and would preload the picture. */}
      <LeafArt loading="lazy" className="missing-leaf" />
      <div>
        <p className="missing-figure">404</p>
        <NotFoundMessage>
          <MissingMessage
            title={t("title")}
            text={t("text")}
            ways={[{ href: pathIn(t.language, ROUTES.home), text: t("home") }]}
          />
        </NotFoundMessage>
      </div>
    </main>
  );
}
