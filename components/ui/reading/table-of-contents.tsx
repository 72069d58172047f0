import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import english from "@/lib/messages/en/guides/article.json";

type Heading = { id: string; title: string };

const LINK =
  "flex min-h-11 items-center leading-snug text-ink-2 decoration-beet decoration-2 underline-offset-4 hover:text-ink hover:underline";

function HeadingList({ headings, ruled }: { headings: readonly Heading[]; ruled?: boolean }) {
  return (
    <ol className={ruled ? "divide-y divide-line border-t border-line" : "pb-3"}>
      {headings.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={LINK}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The headings of a text beside it. */
export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  const t = useTexts("article", english);
  return (
    <nav aria-labelledby="contents" className="sticky top-26">
      <h2 id="contents" className="mb-2 text-h4">
        {t("contents")}
      </h2>
      <HeadingList headings={headings} ruled />
    </nav>
  );
}

/** The same folded up above the text, where there is no room beside it. */
export function CollapsedContents({ headings }: { headings: readonly Heading[] }) {
  const t = useTexts("article", english);
  return (
    <details className="group border-y border-line">
      <summary className="flex min-h-13 list-none items-center justify-between font-[650] [&::-webkit-details-marker]:hidden">
        {t("contents")}
        <Icon name="ChevronDown" className="transition-transform group-open:rotate-180" />
      </summary>
      <HeadingList headings={headings} />
    </details>
  );
}
