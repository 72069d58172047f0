import type { ReactNode } from "react";
import { SubjectTexts } from "@/app/subject-texts";
import type { Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type pages from "@/lib/messages/en/forum/form-pages.json";
import type english from "@/lib/messages/en/forum/forum.json";
import { pageMetadata } from "@/lib/metadata";

/** Hands the forms of the forum what they say in the language of their page. */
export function ForumFormTexts({
  language,
  children,
}: {
  language: Language;
  children: ReactNode;
}) {
  return (
    <SubjectTexts language={language} subjects={["form", "post-forms"]}>
      {children}
    </SubjectTexts>
  );
}

const titlesIn = (language: Language) => {
  const t = textsIn<keyof typeof english>(language, "forum");
  const ofPages = textsIn<keyof typeof pages>(language, "forum-pages");
  return { new: t("start"), reply: t("reply"), own: ofPages("own") };
};

/** What is told of a page with a form, which search engines leave out. */
export const forumFormMetadata = (page: keyof ReturnType<typeof titlesIn>, language: Language) =>
  pageMetadata({ title: titlesIn(language)[page], index: false, language });
