import { SubjectTexts } from "@/app/subject-texts";
import { DeleteAccountForm } from "@/components/account/deletion/delete-account-form";
import { DeletionByHand } from "@/components/account/deletion/deletion-by-hand";
import { DeletionFacts } from "@/components/account/deletion/deletion-facts";
import { FormScreen } from "@/components/account/form-screen";
import { requireSecondStep } from "@/lib/account/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/account/settings-pages.json";
import { ROUTES } from "@/lib/routes";
import { canDeleteAccounts } from "@/lib/supabase/secret-key";

/** Where a member has the account deleted, in the language of the page's path. */
export async function DeleteAccountScreen({
  language = DEFAULT_LANGUAGE,
}: {
  language?: Language;
}) {
  await requireSecondStep(pathIn(language, ROUTES.deleteAccount));
  const t = textsIn<keyof typeof english>(language, "settings-pages");
  if (!canDeleteAccounts())
    return <FormScreen id="delete-account" title={t("delete")} lead={<DeletionByHand />} />;
  return (
    <SubjectTexts language={language} subjects={["failures", "form", "password", "password-forms"]}>
      <FormScreen id="delete-account" title={t("delete.question")} lead={<DeletionFacts />}>
        <DeleteAccountForm labelledBy="delete-account" />
      </FormScreen>
    </SubjectTexts>
  );
}
