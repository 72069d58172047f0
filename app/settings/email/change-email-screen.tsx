import { SubjectTexts } from "@/app/subject-texts";
import { FormScreen } from "@/components/account/form-screen";
import { EmailForm } from "@/components/account/settings/email-form";
import { LeaveWhenSignedOut } from "@/components/site/leave-when-signed-out";
import { requireSecondStep } from "@/lib/account/queries";
import { latinDirection } from "@/lib/forms/latin-direction";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/account/settings-pages.json";
import { ROUTES } from "@/lib/routes";

/** Where a member changes the e-mail address, in the language of the page's path. */
export async function ChangeEmailScreen({ language = DEFAULT_LANGUAGE }: { language?: Language }) {
  const { email } = await requireSecondStep(pathIn(language, ROUTES.changeEmail));
  const t = textsIn<keyof typeof english>(language, "settings-pages");
  const lead = t.rich("email.lead", {
    email: () => (
      <b key="email" dir={latinDirection(language)} className="wrap-anywhere">
        {email}
      </b>
    ),
  });
  return (
    <SubjectTexts language={language} subjects={["failures", "form", "password", "password-forms"]}>
      <FormScreen id="change-email" title={t("email")} lead={<p>{lead}</p>}>
        <LeaveWhenSignedOut />
        <EmailForm labelledBy="change-email" />
      </FormScreen>
    </SubjectTexts>
  );
}
