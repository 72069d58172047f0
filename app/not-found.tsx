import { MissingMessage } from "@/components/layout/not-found/missing-message";
import { NotFoundMessage } from "@/components/layout/not-found/not-found-message";
import { LeafArt } from "@/components/site/leaf-art";
import { cn } from "@/lib/cn";
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
    <main
      data-flush
      className="relative grid min-h-[700px] overflow-hidden bg-sprout md:min-h-225 lg:min-h-190 lg:items-center"
    >
      {/* Lazy, since every page carries this screen as its fallback and would preload the picture. */}
      <LeafArt
        loading="lazy"
        className={cn(
          "-right-42.5 -bottom-117.5 w-140 rotate-48",
          "md:-right-47.5 md:-bottom-152.5 md:w-210 lg:-top-65 lg:right-[min(-140px,100vw-1580px)] lg:bottom-auto lg:w-250 lg:rotate-64",
        )}
      />
      <div className="relative wrap pt-14 md:pt-20 lg:pt-0">
        <p className="-ms-[0.04em] mb-7 headline text-[clamp(11rem,6rem+22vw,23rem)] leading-[0.74] tracking-figure md:mb-12 print:ms-0">
          404
        </p>
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
