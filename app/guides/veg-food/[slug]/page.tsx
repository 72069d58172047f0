import { notFound } from "next/navigation";
import { GuideArticle } from "@/components/guides/guide-article";
import { JsonLd } from "@/components/ui/json-ld";
import { sampleMemberHref } from "@/lib/community/member-href";
import { listMembers } from "@/lib/community/queries";
import { guideMetadata } from "@/lib/guides/metadata";
import { listFoodGuides } from "@/lib/guides/queries";
import { findWithNeighbors } from "@/lib/lists/neighbors";
import { recordHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { articleData } from "@/lib/structured-data/guides";
import { COLLECTIONS } from "@/lib/texts/collections";
import { listRelated } from "@/lib/texts/queries";

const LIST = { href: ROUTES.foodGuides, label: COLLECTIONS["veg-food"].label };

export const dynamicParams = false;

export async function generateStaticParams() {
  return (await listFoodGuides()).map(({ id }) => ({ slug: id }));
}

export async function generateMetadata({ params }: PageProps<"/guides/veg-food/[slug]">) {
  const found = findWithNeighbors(await listFoodGuides(), (await params).slug);
  return found ? guideMetadata(LIST.href, found.record) : {};
}

export default async function FoodGuidePage({ params }: PageProps<"/guides/veg-food/[slug]">) {
  const found = findWithNeighbors(await listFoodGuides(), (await params).slug);
  if (!found) notFound();
  const { record: guide, previous, next } = found;
  const more = await listRelated("veg-food", guide.id);
  const authorHref = sampleMemberHref(await listMembers(), guide.author.name);
  return (
    <>
      <GuideArticle list={LIST} {...{ guide, previous, next, more, authorHref }} />
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
