import { SubjectTexts } from "@/app/subject-texts";
import { FormScreen } from "@/components/account/form-screen";
import { PasswordForm } from "@/components/account/settings/password-form";
import { requireSecondStep } from "@/lib/account/queries";
import type { SavedTexts } from "@/lib/account/saved";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/account/settings-pages.json";
import { ROUTES } from "@/lib/routes";

/** Where a member changes the password, in the language of the page's path. */
export async function ChangePasswordScreen({
  language = DEFAULT_LANGUAGE,
}: {
  language?: Language;
}) {
  const { email } = await requireSecondStep(pathIn(language, ROUTES.changePassword));
  const t = textsIn<keyof typeof english>(language, "settings-pages");
  const lead = textsIn<SavedTexts>(language, "account-saved")("stay");
  return (
    <SubjectTexts language={language} subjects={["failures", "form", "password", "password-forms"]}>
      <FormScreen id="change-password" title={t("password")} lead={<p>{lead}</p>}>
        <PasswordForm labelledBy="change-password" email={email} />
      </FormScreen>
    </SubjectTexts>
  );
}
