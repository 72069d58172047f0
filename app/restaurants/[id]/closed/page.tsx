import { notFound } from "next/navigation";
import { CorrectionPage } from "@/components/corrections/correction-page";
import { ClosureForm } from "@/components/corrections/closure-form";
import { ReturnTo } from "@/components/site/return-to";
import { hasDatabase } from "@/lib/database/has-database";
import { returnLanguage } from "@/lib/languages/return-language";
import { pageMetadata } from "@/lib/metadata";
import { getRestaurant } from "@/lib/restaurants/queries";

export const metadata = pageMetadata({ title: "Closed for good", index: false });

/** Rendered on request: only where corrections are kept. */
export const dynamic = "force-dynamic";

export default async function ClosedPage(props: PageProps<"/restaurants/[id]/closed">) {
  const [{ id }, query] = await Promise.all([props.params, props.searchParams]);
  const language = returnLanguage(query.language);
  const restaurant = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!restaurant) notFound();
  return (
    <ReturnTo language={language}>
      <CorrectionPage
        restaurant={restaurant}
        title="Has it closed for good?"
        lead="A moderator decides. If a second member says the same, the page warns everybody at once."
      >
        <ClosureForm restaurantId={id} />
      </CorrectionPage>
    </ReturnTo>
  );
}
