import { useTexts } from "#texts";
import type { ReactNode } from "react";
import { LeafArt } from "@/components/site/leaf-art";
import { Stars } from "@/components/site/rating";
import english from "@/lib/messages/en/sign-in/page.json";
import { SUPABASE_URL } from "@/lib/public-env";

/** The two halves of the account screens: a picture with a quote, and the form. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const t = useTexts("sign-in-page", english);
  return (
    <main data-flush className="grid grid-cols-1 split:min-h-(--below-header) split:grid-cols-2">
      <div className="relative h-32 overflow-hidden bg-sprout split:h-auto">
        <LeafArt className="start-10 -top-62.5 w-95 rotate-80 split:-start-30 split:-top-22.5 split:w-245 split:rotate-18" />
        <figure className="absolute inset-x-12 bottom-12 hidden max-w-[440px] rounded-pin-xl bg-raised px-7 py-6 shadow-lg split:block">
          <Stars rating={5} />
          <blockquote className="mt-3 mb-4 font-display text-2xl leading-[1.12] font-bold">
            {t("quote")}
          </blockquote>
          <figcaption className="text-small text-ink-2">{t("quote.by")}</figcaption>
        </figure>
      </div>
      <div className="grid grid-cols-1 place-items-center px-(--gutter) pt-8 pb-16 split:py-14">
        <div className="w-full max-w-[420px]">
          {children}
          {!SUPABASE_URL && (
            <p className="mt-4 text-center text-small text-balance text-ink-3">{t("local")}</p>
          )}
        </div>
      </div>
    </main>
  );
}
