import { notFound } from "next/navigation";
import { CorrectionLead } from "@/components/corrections/correction-lead";
import { CorrectionPage } from "@/components/corrections/correction-page";
import { FactsForm } from "@/components/corrections/facts-form";
import { ReturnTo } from "@/components/site/return-to";
import { presentFacts } from "@/lib/corrections/present-facts";
import { getNearCities } from "@/lib/corrections/queries";
import { hasDatabase } from "@/lib/database/has-database";
import { returnLanguage } from "@/lib/languages/return-language";
import { pageMetadata } from "@/lib/metadata";
import { getRestaurant } from "@/lib/restaurants/queries";
import { getOwnTrust } from "@/lib/trust/queries";

export const metadata = pageMetadata({ title: "Something is wrong", index: false });

/** Rendered on request: only where corrections are kept. */
export const dynamic = "force-dynamic";

export default async function CorrectPage(props: PageProps<"/restaurants/[id]/correct">) {
  const [{ id }, query] = await Promise.all([props.params, props.searchParams]);
  const language = returnLanguage(query.language);
  const restaurant = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!restaurant) notFound();
  const trust = await getOwnTrust();
  return (
    <ReturnTo language={language}>
      <CorrectionPage
        restaurant={restaurant}
        title="What is wrong?"
        lead={<CorrectionLead isTrusted={trust?.level === "trusted"} />}
      >
        <FactsForm
          restaurantId={id}
          facts={presentFacts(restaurant, await getNearCities(restaurant))}
        />
      </CorrectionPage>
    </ReturnTo>
  );
}
