import { useTexts } from "#texts";
import { Fragment, type ReactNode } from "react";
import type { Source } from "@/lib/guides/types";
import english from "@/lib/messages/en/guides/guide-lists.json";

type SourceLinksProps = {
  sources: Source[];
  /** The subject of the statement, part of each link's accessible name. */
  subject: ReactNode;
};

/** The sources of a statement. */
export function SourceLinks({ sources, subject }: SourceLinksProps) {
  const t = useTexts("guide-lists", english);
  return (
    <p className="text-small">
      {t("health.sources", { count: sources.length })}{" "}
      {sources.map(({ label, url }, index) => (
        <span key={url}>
          {index > 0 && ", "}
          <a href={url} rel="noopener" className="underline underline-offset-3 hover:no-underline">
            {label}
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
