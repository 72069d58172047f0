import { notFound } from "next/navigation";
import { AppliedCorrection } from "@/components/corrections/applied-correction";
import { CorrectionPage } from "@/components/corrections/correction-page";
import { buttonVariants } from "@/components/ui/button";
import { getAppliedCorrection } from "@/lib/corrections/queries";
import { hasDatabase } from "@/lib/database/has-database";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/forms/pages.json";
import { getRestaurant } from "@/lib/restaurants/queries";
import { restaurantHref } from "@/lib/routes";

type ThanksScreenProps = {
  id: string;
  /** The correction that is on the page already, as the query names it. */
  applied: string | string[] | undefined;
  language?: Language;
};

/** What happens with a correction, in the language of the page's path. */
export async function ThanksScreen({
  id,
  applied,
  language = DEFAULT_LANGUAGE,
}: ThanksScreenProps) {
  const restaurant = hasDatabase() ? await getRestaurant(id) : undefined;
  if (!restaurant) notFound();
  const correction =
    typeof applied === "string" ? await getAppliedCorrection(id, applied) : undefined;
  const t = textsIn<keyof typeof english>(language, "form-pages");
  return (
    <CorrectionPage
      restaurant={restaurant}
      title={t("thanks")}
      lead={correction ? <AppliedCorrection {...correction} /> : t("thanks.reviewed")}
    >
      <a
        href={pathIn(language, restaurantHref(id))}
        className={buttonVariants({ variant: "beet" })}
      >
        {t("thanks.back")}
      </a>
    </CorrectionPage>
  );
}
