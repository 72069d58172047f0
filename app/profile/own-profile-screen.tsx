import { SubjectTexts } from "@/app/subject-texts";
import { ProfileScreen } from "@/components/account/profile/profile-screen";
import { getOwnAccount, getOwnRecords, requireUser } from "@/lib/account/queries";
import { savedText } from "@/lib/account/saved";
import { listEvents, listTopics } from "@/lib/community/queries";
import { hasRole } from "@/lib/desk/queries";
import { listMemberEvents } from "@/lib/events/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/account/profile.json";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";

export function profileMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsIn<keyof typeof english>(language, "profile");
  return pageMetadata({ title: t("meta"), index: false, language });
}

type OwnProfileScreenProps = {
  /** What the page's address says was saved. */
  saved: string | string[] | undefined;
  language?: Language;
};

/** A member's own page, in the language of its path. */
export async function OwnProfileScreen({
  saved,
  language = DEFAULT_LANGUAGE,
}: OwnProfileScreenProps) {
  const user = await requireUser(pathIn(language, ROUTES.profile));
  const [account, records, isAtDesk] = await Promise.all([
    getOwnAccount(user),
    getOwnRecords(user),
    hasRole(user),
  ]);
  const samples = (await listEvents()).filter(({ id }) => records.events.includes(id));
  const events = [...(await listMemberEvents(records.events)), ...samples];
  const sampleTopics = Object.fromEntries((await listTopics()).map(({ id, title }) => [id, title]));
  return (
    <SubjectTexts language={language} subjects={["failures", "form", "profile-form"]}>
      <ProfileScreen
        {...{ account, sampleTopics, isAtDesk }}
        records={{ ...records, events }}
        saved={savedText(saved, language)}
      />
    </SubjectTexts>
  );
}
