import { MissingMessage } from "@/components/layout/not-found/missing-message";
import { NotFoundMessage } from "@/components/layout/not-found/not-found-message";
import { LeafArt } from "@/components/site/leaf-art";
import { pathIn } from "@/lib/languages/paths";
import { useTexts } from "@/lib/languages/use-texts-on-server";
import english from "@/lib/messages/en/missing/page.json";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({ title: brandedTitle("Page not found"), index: false });

/** In English; in the language of the page where a link inside it leads to nothing. */
export default function NotFound() {
  const t = useTexts("missing", english);
  return (
    <main data-flush className="missing-page">
      {/* Lazy, since every page carries this screen as its fallback and would preload the picture. */}
      <LeafArt loading="lazy" className="missing-leaf" />
      <div className="relative wrap pt-14 md:pt-20 lg:pt-0">
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
