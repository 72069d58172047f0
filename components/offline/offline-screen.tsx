"use client";

import { useSyncExternalStore, type ReactNode } from "react";
import { KeptPages } from "@/components/offline/kept-pages";
import { TryAgain } from "@/components/offline/try-again";
import { Illustration } from "@/components/ui/reading/illustration";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/languages/languages";
import { languageOfPath } from "@/lib/languages/paths";
import { translator, type Messages } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/missing/offline.json";

const PICTURE = { src: "/pictures/site/empty.svg", alt: "", width: 600, height: 450 };

/** Only the browser knows the path that the kept page stands for. */
function useRequestedLanguage() {
  return useSyncExternalStore(
    () => () => undefined,
    () => languageOfPath(window.location.pathname),
    () => DEFAULT_LANGUAGE,
  );
}

type OfflineScreenProps = {
  said: Partial<Record<Language, { texts: Messages<keyof typeof english>; inEnglish: string }>>;
  children?: ReactNode;
};

/** Shown for a page that can neither be requested nor is cached; `children` say in English what else is known of it. */
export function OfflineScreen({ said, children }: OfflineScreenProps) {
  const language = useRequestedLanguage();
  const { texts, inEnglish } = said[language] ?? said[DEFAULT_LANGUAGE]!;
  const t = translator(language, texts);
  const { tag, dir } = LANGUAGES[language];
  const isEnglish = language === DEFAULT_LANGUAGE;
  return (
    <main
      {...(!isEnglish && { lang: tag, dir })}
      className="wrap grid gap-7 pt-6 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] md:items-center md:gap-10 md:pt-18 lg:grid-cols-[minmax(0,33rem)_minmax(0,1fr)] lg:gap-20"
    >
      <div className="bg-sprout max-md:-mx-(--gutter) max-md:-mt-6 max-md:px-8 max-md:py-5 md:order-2 md:rounded-block md:px-8 md:py-12">
        <Illustration
          picture={PICTURE}
          eager
          className="mx-auto h-auto w-full max-md:max-w-[300px]"
        />
      </div>
      <div>
        <h1 className="headline text-h1 text-balance">{t("title")}</h1>
        <p className="mt-4 mb-7 text-lead text-ink-2">{t("text")}</p>
        <TryAgain label={t("again")} />
        <h2 className="mt-9 mb-4 font-display text-h3">{t("kept")}</h2>
        <KeptPages t={t} inEnglish={inEnglish} />
      </div>
      <div
        {...(!isEnglish && { lang: DEFAULT_LANGUAGE, dir: "ltr" })}
        className="order-last empty:hidden md:col-span-2"
      >
        {children}
      </div>
    </main>
  );
}
