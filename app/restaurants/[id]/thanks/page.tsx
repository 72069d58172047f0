import { notFound } from "next/navigation";
import { CorrectionPage } from "@/components/corrections/correction-page";
import { buttonVariants } from "@/components/ui/button";
import { hasDatabase } from "@/lib/database/has-database";
import { pageMetadata } from "@/lib/metadata";
import { getRestaurant } from "@/lib/restaurants/queries";
import { restaurantHref } from "@/lib/routes";

export const metadata = pageMetadata({ title: "Thank you", index: false });

/** Rendered on request: only where corrections are kept. */
export const dynamic = "force-dynamic";

export default async function ThanksPage({ params }: PageProps<"/restaurants/[id]/thanks">) {
  const { id } = await params;
  const restaurant = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!restaurant) notFound();
  return (
    <CorrectionPage
      restaurant={restaurant}
      title="Thank you"
      lead="Moderators review corrections oldest first. If you have an account, your profile shows the decision."
    >
      <a href={restaurantHref(id)} className={buttonVariants({ variant: "beet" })}>
        Back to the restaurant
      </a>
    </CorrectionPage>
  );
}
