import { notFound } from "next/navigation";
import { AppliedCorrection } from "@/components/corrections/applied-correction";
import { CorrectionPage } from "@/components/corrections/correction-page";
import { buttonVariants } from "@/components/ui/button";
import { getAppliedCorrection } from "@/lib/corrections/queries";
import { hasDatabase } from "@/lib/database/has-database";
import { pageMetadata } from "@/lib/metadata";
import { getRestaurant } from "@/lib/restaurants/queries";
import { restaurantHref } from "@/lib/routes";

export const metadata = pageMetadata({ title: "Thank you", index: false });

/** Rendered on request: only where corrections are kept. */
export const dynamic = "force-dynamic";

const REVIEWED =
  "Moderators review corrections oldest first. If you have an account, your profile shows the decision.";

export default async function ThanksPage({
  params,
  searchParams,
}: PageProps<"/restaurants/[id]/thanks">) {
  const { id } = await params;
  const restaurant = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!restaurant) notFound();
  const { applied } = await searchParams;
  const correction =
    typeof applied === "string" ? await getAppliedCorrection(id, applied) : undefined;
  return (
    <CorrectionPage
      restaurant={restaurant}
      title="Thank you"
      lead={correction ? <AppliedCorrection {...correction} /> : REVIEWED}
    >
      <a href={restaurantHref(id)} className={buttonVariants({ variant: "beet" })}>
        Back to the restaurant
      </a>
    </CorrectionPage>
  );
}
