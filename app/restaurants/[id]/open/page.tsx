import { notFound, redirect } from "next/navigation";
import { CorrectionPage } from "@/components/corrections/correction-page";
import { ConfirmationForm } from "@/components/corrections/confirmation-form";
import { ReturnTo } from "@/components/site/return-to";
import { signInPath } from "@/lib/auth/sign-in-path";
import { hasDatabase } from "@/lib/database/has-database";
import { pathLeadingBack, returnLanguage } from "@/lib/languages/return-language";
import { pageMetadata } from "@/lib/metadata";
import { getRestaurant } from "@/lib/restaurants/queries";
import { confirmationHref } from "@/lib/routes";
import { getCurrentUser } from "@/lib/supabase/current-user";

export const metadata = pageMetadata({ title: "Still open", index: false });

/** Rendered on request: only where corrections are kept. */
export const dynamic = "force-dynamic";

export default async function StillOpenPage(props: PageProps<"/restaurants/[id]/open">) {
  const [{ id }, query] = await Promise.all([props.params, props.searchParams]);
  const language = returnLanguage(query.language);
  const restaurant = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!restaurant) notFound();
  if (!(await getCurrentUser()))
    redirect(signInPath(pathLeadingBack(language, confirmationHref(id))));
  return (
    <ReturnTo language={language}>
      <CorrectionPage
        restaurant={restaurant}
        title="Is it still open?"
        lead="Confirm it if you were there recently or heard it from the people who run it. Others see that a member confirmed it this month, but not who."
      >
        <ConfirmationForm restaurantId={id} />
      </CorrectionPage>
    </ReturnTo>
  );
}
