import { useTexts } from "#texts";
import { OwnText } from "@/components/ui/reading/own-text";
import { Fragment, type ReactNode } from "react";
import type { Source } from "@/lib/guides/types";
import english from "@/lib/messages/en/guides/guide-lists.json";

type SourceLinksProps = {
  sources: Source[];
  /** The subject of the statement, part of each link's accessible name. */
  subject: ReactNode;
  /** Of their names, where it is not that of the page. */
  lang?: string | undefined;
};

/** The sources of a statement. */
export function SourceLinks({ sources, subject, lang }: SourceLinksProps) {
  const t = useTexts("guide-lists", english);
  return (
    <p className="text-small">
      {t("health.sources", { count: sources.length })}{" "}
      {sources.map(({ label, url }, index) => (
        <span key={url}>
          {index > 0 && ", "}
          <a href={url} className="underline underline-offset-3 hover:no-underline">
            <OwnText language={t.language} text={label} lang={lang} />
            <span className="sr-only">
              {" "}
              {t.rich("health.about", {
                subject: () => <Fragment key="subject">{subject}</Fragment>,
              })}
            </span>
          </a>
        </span>
      ))}
    </p>
  );
}
