import { SubjectTexts } from "@/app/subject-texts";
import { FormScreen } from "@/components/account/form-screen";
import { BeginFactorForm } from "@/components/account/second-factor/begin-factor-form";
import { FactorLead } from "@/components/account/second-factor/factor-lead";
import { TurnOffFactorForm } from "@/components/account/second-factor/turn-off-factor-form";
import { requireSecondStep } from "@/lib/account/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/account/settings-pages.json";
import { ROUTES } from "@/lib/routes";

const ID = "factor-title";

type FactorScreenProps = {
  /** For what the visitor was led here, as the page's address says it. */
  purpose: string | string[] | undefined;
  language?: Language;
};

/** Where a second factor is set up or turned off, in the language of the page's path. */
export async function FactorScreen({ purpose, language = DEFAULT_LANGUAGE }: FactorScreenProps) {
  const { secondFactor } = await requireSecondStep(pathIn(language, ROUTES.secondFactor));
  const isOn = secondFactor !== "none";
  const t = textsIn<keyof typeof english>(language, "settings-pages");
  const title = t(isOn ? "factor.turn-off" : "factor.set-up");
  const Form = isOn ? TurnOffFactorForm : BeginFactorForm;
  return (
    <SubjectTexts language={language} subjects={["failures", "form", "password", "password-forms"]}>
      <FormScreen id={ID} title={title} lead={<FactorLead {...{ isOn, purpose }} />}>
        <Form labelledBy={ID} />
      </FormScreen>
    </SubjectTexts>
  );
}
