import { notFound } from "next/navigation";
import type { ComponentProps, ReactNode } from "react";
import { JsonLd } from "@/components/ui/json-ld";
import { guideMetadata } from "@/lib/guides/metadata";
import type { Guide } from "@/lib/guides/types";
import { findWithNeighbors } from "@/lib/lists/neighbors";
import { recordHref, type RecordList } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { COLLECTIONS } from "@/lib/texts/collections";
import type { Collection } from "@/lib/texts/front-matter";
import { listRelated } from "@/lib/texts/queries";

/** A guide with what its screen shows around it. */
type Shown<Entry> = {
  guide: Entry;
  previous: Entry | undefined;
  next: Entry | undefined;
  list: { href: RecordList; label: string };
  more: Awaited<ReturnType<typeof listRelated>>;
};

type GuideRoute<Entry> = {
  collection: Collection;
  read: () => Promise<readonly Entry[]>;
  /** The title of its page, where the guide's own says too little. */
  titleOf?: (guide: Entry) => string;
  show: (shown: Shown<Entry>) => Promise<ReactNode> | ReactNode;
  dataOf: (list: RecordList, guide: Entry) => ComponentProps<typeof JsonLd>["things"][number];
};

type Props = { params: Promise<{ slug: string }> };

/** What the pages of the texts of a collection export. */
export function guideRoute<Entry extends Guide>(route: GuideRoute<Entry>) {
  const { collection, read, titleOf, show, dataOf } = route;
  const { list: href, label } = COLLECTIONS[collection];
  const find = async ({ params }: Props) => findWithNeighbors(await read(), (await params).slug);
  return {
    generateStaticParams: async () => (await read()).map(({ id }) => ({ slug: id })),

    async generateMetadata(props: Props) {
      const found = await find(props);
      return found ? guideMetadata(href, found.record, titleOf?.(found.record)) : {};
    },

    async Page(props: Props) {
      const found = await find(props);
      if (!found) notFound();
      const { record: guide, previous, next } = found;
      const more = await listRelated(collection, guide.id);
      return (
        <>
          {await show({ guide, previous, next, list: { href, label }, more })}
          <JsonLd
            things={[
              breadcrumbData(
                { name: label, path: href },
                { name: guide.title, path: recordHref(href, guide.id) },
              ),
              dataOf(href, guide),
            ]}
          />
        </>
      );
    },
  };
}
