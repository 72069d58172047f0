import { notFound } from "next/navigation";
import { Forum } from "@/components/community/forum/forum";
import { JsonLd } from "@/components/ui/json-ld";
import { hasDatabase } from "@/lib/database/has-database";
import { pageInPath } from "@/lib/forum/pages";
import { listForum } from "@/lib/forum/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/forum/forum.json";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { translatedPageData } from "@/lib/structured-data/site";

const textsOf = (language: Language) => textsIn<keyof typeof english>(language, "forum");

/** What search engines are told of the forum in a language. */
export function forumMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsOf(language);
  return pageMetadata({
    title: t("title"),
    description: t("description"),
    canonical: ROUTES.forum,
    language,
  });
}

/** Of its later pages, which search engines leave out. */
export const forumPageMetadata = (language: Language = DEFAULT_LANGUAGE) =>
  pageMetadata({ title: textsOf(language)("title"), index: false, language });

/** The newest topics of the forum, in the language of its path. */
export async function ForumScreen({ language = DEFAULT_LANGUAGE }: { language?: Language }) {
  const title = textsOf(language)("title");
  return (
    <>
      <Forum {...await listForum()} isOpen={hasDatabase()} />
      <JsonLd
        things={[
          breadcrumbData({ name: title, path: pathIn(language, ROUTES.forum) as "/" }),
          ...(language === DEFAULT_LANGUAGE
            ? []
            : [translatedPageData(language, ROUTES.forum, title)]),
        ]}
      />
    </>
  );
}

/** A later page of the topics. */
export async function ForumPageScreen({ number }: { number: string }) {
  const page = pageInPath(number);
  const forum = hasDatabase() && page ? await listForum(page) : undefined;
  if (!forum || forum.page > forum.pages) notFound();
  return <Forum {...forum} isOpen />;
}
