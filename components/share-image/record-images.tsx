import { notFound } from "next/navigation";
import type { ComponentProps } from "react";
import { RecordImage } from "@/components/share-image/record-image";
import { renderShareImage } from "@/lib/share-image/render";

type Parts = ComponentProps<typeof RecordImage>;

/** The share images of the records of a list, each at the path of its record: what an `opengraph-image.tsx` exports. */
export function recordImages<Item extends { id: string }>(
  list: () => Promise<readonly Item[]>,
  partsOf: (item: Item) => Parts,
) {
  return {
    generateStaticParams: async () => (await list()).map(({ id }) => ({ slug: id })),
    async Image({ params }: { params: Promise<{ slug: string }> }) {
      const { slug } = await params;
      const item = (await list()).find(({ id }) => id === slug);
      if (!item) notFound();
      return renderShareImage(<RecordImage {...partsOf(item)} />);
    },
  };
}
