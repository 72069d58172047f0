import type { Source } from "@/lib/guides/types";

type SourceLinksProps = {
  sources: Source[];
  /** What the statement is about; spoken with each link, since one source speaks of many things. */
  subject: string;
};

/** Where a statement comes from, at the foot of it. */
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
