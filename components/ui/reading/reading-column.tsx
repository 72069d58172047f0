import type { Root } from "hast";
import type { ReactNode } from "react";
import { Prose } from "@/components/ui/reading/prose";
import { CollapsedContents, TableOfContents } from "@/components/ui/reading/table-of-contents";

type ReadingColumnProps = {
  body: { tree: Root; contents: readonly { id: string; title: string }[] };
  /** Between the picture and the text. */
  before?: ReactNode;
  /** Below the text. */
  after?: ReactNode;
};

/** A text of 38 rem with its contents at the left, folded above it on narrow screens. */
export function ReadingColumn({ body, before, after }: ReadingColumnProps) {
  return (
    <div className="mt-6 md:mt-14 reading:grid reading:grid-cols-[240px_minmax(0,38rem)] reading:gap-x-[clamp(3rem,8vw,8rem)]">
      <div className="max-reading:hidden print:hidden">
        <TableOfContents headings={body.contents} />
      </div>
      <div className="max-w-152 min-w-0">
        <div className="mb-6 reading:hidden print:hidden">
          <CollapsedContents headings={body.contents} />
        </div>
        {before}
        <Prose tree={body.tree} />
        {after}
      </div>
    </div>
  );
}
