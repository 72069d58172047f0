import type { Source } from "@/lib/guides/types";

type SourceLinksProps = {
  sources: Source[];
  /** The subject of the statement, part of each link's accessible name. */
  subject: string;
};

/** The sources of a statement. */
export function SourceLinks({ sources, subject }: SourceLinksProps) {
  return (
    <p className="text-small">
      {sources.length > 1 ? "Sources: " : "Source: "}
      {sources.map(({ label, url }, index) => (
        <span key={url}>
          {index > 0 && ", "}
          <a href={url} rel="noopener" className="underline underline-offset-3 hover:no-underline">
            {label}
            <span className="sr-only"> on {subject}</span>
          </a>
        </span>
      ))}
    </p>
  );
}
