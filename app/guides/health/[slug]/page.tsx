import { notFound } from "next/navigation";
import { GuideArticle } from "@/components/guides/guide-article";
import { JsonLd } from "@/components/ui/json-ld";
import { guideMetadata } from "@/lib/guides/metadata";
import { listHealthTopics } from "@/lib/guides/queries";
import { findWithNeighbors } from "@/lib/lists/neighbors";
import { recordHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { articleData } from "@/lib/structured-data/guides";
import { COLLECTIONS } from "@/lib/texts/collections";
import { listRelated } from "@/lib/texts/queries";

const LIST = { href: ROUTES.health, label: COLLECTIONS["health"].label };

export const dynamicParams = false;

export async function generateStaticParams() {
  return (await listHealthTopics()).map(({ id }) => ({ slug: id }));
}

export async function generateMetadata({ params }: PageProps<"/guides/health/[slug]">) {
  const found = findWithNeighbors(await listHealthTopics(), (await params).slug);
  return found ? guideMetadata(LIST.href, found.record) : {};
}

export default async function HealthTopicPage({ params }: PageProps<"/guides/health/[slug]">) {
  const found = findWithNeighbors(await listHealthTopics(), (await params).slug);
  if (!found) notFound();
  const { record: guide, previous, next } = found;
  const more = await listRelated("health", guide.id);
  return (
    <>
      <GuideArticle list={LIST} {...{ guide, previous, next, more }} />
      <JsonLd
        things={[
          breadcrumbData(
            { name: LIST.label, path: LIST.href },
            { name: guide.title, path: recordHref(LIST.href, guide.id) },
          ),
          articleData(LIST.href, guide),
        ]}
      />
    </>
  );
}
