import { SubjectTexts } from "@/app/subject-texts";
import { FormScreen } from "@/components/account/form-screen";
import { BegunFactorKey } from "@/components/account/second-factor/begun-factor-key";
import { NoBegunFactor } from "@/components/account/second-factor/no-begun-factor";
import { TurnOnFactorForm } from "@/components/account/second-factor/turn-on-factor-form";
import { LeaveWhenSignedOut } from "@/components/site/leave-when-signed-out";
import { requireUser } from "@/lib/account/queries";
import { getBegunFactor } from "@/lib/account/second-factor/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/account/settings-pages.json";
import { ROUTES } from "@/lib/routes";

const ID = "factor-code";

/** The key of a second factor that was begun, and its first code, in the language of the page's path. */
export async function FactorCodeScreen({ language = DEFAULT_LANGUAGE }: { language?: Language }) {
  const { secondFactor } = await requireUser(pathIn(language, ROUTES.secondFactor));
  const begun = await getBegunFactor();
  if (!begun || secondFactor !== "none") return <NoBegunFactor isOn={secondFactor !== "none"} />;
  const t = textsIn<keyof typeof english>(language, "settings-pages");
  return (
    <SubjectTexts
      language={language}
      subjects={["failures", "form", "password-forms", "second-step"]}
    >
      <FormScreen id={ID} title={t("key")} lead={<p>{t("key.lead")}</p>}>
        <LeaveWhenSignedOut />
        <BegunFactorKey uri={begun.uri} />
        <TurnOnFactorForm labelledBy={ID} />
      </FormScreen>
    </SubjectTexts>
  );
}
