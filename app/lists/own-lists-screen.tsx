import { SubjectTexts } from "@/app/subject-texts";
import { ListsScreen } from "@/components/restaurants/lists/lists-screen";
import { requireUser } from "@/lib/account/queries";
import { getLists } from "@/lib/favorites/lists/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/favorites/account.json";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";

export function ownListsMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsIn<keyof typeof english>(language, "favorites-account");
  return pageMetadata({ title: t("lists"), index: false, language });
}

/** The lists of a member, in the language of the page's path. */
export async function OwnListsScreen({ language = DEFAULT_LANGUAGE }: { language?: Language }) {
  const user = await requireUser(pathIn(language, ROUTES.lists));
  return (
    <SubjectTexts language={language} subjects={["form", "list-forms"]}>
      <ListsScreen lists={await getLists(user)} />
    </SubjectTexts>
  );
}
