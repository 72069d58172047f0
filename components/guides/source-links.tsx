import type { Source } from "@/lib/guides/types";

/** Where a statement comes from, at the foot of it. */
export function SourceLinks({ sources }: { sources: Source[] }) {
  return (
    <p className="text-small">
      {sources.length > 1 ? "Sources: " : "Source: "}
      {sources.map(({ label, url }, index) => (
        <span key={url}>
          {index > 0 && ", "}
          <a href={url} rel="noopener" className="underline underline-offset-3 hover:no-underline">
            {label}
          </a>
        </span>
      ))}
    </p>
  );
}
