import { notFound } from "next/navigation";
import { AppliedCorrection } from "@/components/corrections/applied-correction";
import { CorrectionPage } from "@/components/corrections/correction-page";
import { ReturnTo } from "@/components/site/return-to";
import { buttonVariants } from "@/components/ui/button";
import { getAppliedCorrection } from "@/lib/corrections/queries";
import { hasDatabase } from "@/lib/database/has-database";
import { pathIn } from "@/lib/languages/paths";
import { returnLanguage } from "@/lib/languages/return-language";
import { pageMetadata } from "@/lib/metadata";
import { getRestaurant } from "@/lib/restaurants/queries";
import { restaurantHref } from "@/lib/routes";

export const metadata = pageMetadata({ title: "Thank you", index: false });

/** Rendered on request: only where corrections are kept. */
export const dynamic = "force-dynamic";

const REVIEWED =
  "Moderators review corrections oldest first. If you have an account, your profile shows the decision.";

export default async function ThanksPage(props: PageProps<"/restaurants/[id]/thanks">) {
  const [{ id }, query] = await Promise.all([props.params, props.searchParams]);
  const language = returnLanguage(query.language);
  const restaurant = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!restaurant) notFound();
  const { applied } = query;
  const correction =
    typeof applied === "string" ? await getAppliedCorrection(id, applied) : undefined;
  return (
    <ReturnTo language={language}>
      <CorrectionPage
        restaurant={restaurant}
        title="Thank you"
        lead={correction ? <AppliedCorrection {...correction} /> : REVIEWED}
      >
        <a
          href={pathIn(language, restaurantHref(id))}
          className={buttonVariants({ variant: "beet" })}
        >
          Back to the restaurant
        </a>
      </CorrectionPage>
    </ReturnTo>
  );
}
