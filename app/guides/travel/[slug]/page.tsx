import { notFound } from "next/navigation";
import { CityFacts } from "@/components/guides/city-facts";
import { GuideArticle } from "@/components/guides/guide-article";
import { JsonLd } from "@/components/ui/json-ld";
import { guideMetadata } from "@/lib/guides/metadata";
import { listTravelGuides } from "@/lib/guides/queries";
import { findWithNeighbors } from "@/lib/lists/neighbors";
import { getCityNamed } from "@/lib/cities/queries";
import { recordHref, ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { articleData } from "@/lib/structured-data/guides";
import { COLLECTIONS } from "@/lib/texts/collections";
import { listRelated } from "@/lib/texts/queries";

const LIST = { href: ROUTES.travelGuides, label: COLLECTIONS["travel"].label };

export const dynamicParams = false;

export async function generateStaticParams() {
  return (await listTravelGuides()).map(({ id }) => ({ slug: id }));
}

export async function generateMetadata({ params }: PageProps<"/guides/travel/[slug]">) {
  const found = findWithNeighbors(await listTravelGuides(), (await params).slug);
  return found
    ? guideMetadata(LIST.href, found.record, `${found.record.city}: Vegan Travel Guide`)
    : {};
}

export default async function TravelGuidePage({ params }: PageProps<"/guides/travel/[slug]">) {
  const found = findWithNeighbors(await listTravelGuides(), (await params).slug);
  if (!found) notFound();
  const { record: guide, previous, next } = found;
  const city = await getCityNamed(guide.city);
  const more = await listRelated("travel", guide.id);
  return (
    <>
      <GuideArticle
        list={LIST}
        {...{ guide, previous, next, more }}
        facts={city && <CityFacts city={city} highlights={guide.highlights} />}
      />
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
