import { SubjectTexts } from "@/app/subject-texts";
import { SettingsScreen } from "@/components/account/settings/settings-screen";
import { getOwnAccount, requireUser } from "@/lib/account/queries";
import { savedText } from "@/lib/account/saved";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { sendsMail } from "@/lib/mail/send-mail";
import { ROUTES } from "@/lib/routes";
import { countWorld } from "@/lib/world/queries";

type OwnSettingsScreenProps = {
  /** What the page's address says was saved. */
  saved: string | string[] | undefined;
  language?: Language;
};

/** The settings of a member, in the language of their path. */
export async function OwnSettingsScreen({
  saved,
  language = DEFAULT_LANGUAGE,
}: OwnSettingsScreenProps) {
  const user = await requireUser(pathIn(language, ROUTES.settings));
  return (
    <SubjectTexts
      language={language}
      subjects={["failures", "form", "profile-form", "settings-forms", "world"]}
    >
      <SettingsScreen
        account={await getOwnAccount(user)}
        saved={savedText(saved, language)}
        isSendingMail={sendsMail()}
        worldCount={await countWorld()}
      />
    </SubjectTexts>
  );
}
