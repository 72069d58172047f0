import { notFound } from "next/navigation";
import { Members } from "@/components/community/members/members";
import { JsonLd } from "@/components/ui/json-ld";
import { getMemberList } from "@/lib/community/queries";
import { hasDatabase } from "@/lib/database/has-database";
import { pageInPath } from "@/lib/forum/pages";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/members/members.json";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { translatedPageData } from "@/lib/structured-data/site";

const textsOf = (language: Language) => textsIn<keyof typeof english>(language, "members");

/** What search engines are told of the list of members in a language. */
export async function membersMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsOf(language);
  const list = await getMemberList();
  return pageMetadata({
    title: t("meta"),
    description: t(list?.samples.length ? "meta.samples" : "meta.real"),
    canonical: ROUTES.members,
    language,
  });
}

/** The same of its further pages, or of those of a city, which search engines leave out. */
export function moreMembersMetadata(
  title: "meta" | "meta.city",
  language: Language = DEFAULT_LANGUAGE,
) {
  return pageMetadata({ title: textsOf(language)(title), index: false, language });
}

/** The first page of the members, in the language of its path. */
export async function MembersScreen({ language = DEFAULT_LANGUAGE }: { language?: Language }) {
  const list = await getMemberList();
  const title = textsOf(language)("title");
  return (
    <>
      {list && <Members {...list} />}
      <JsonLd
        things={[
          breadcrumbData({ name: title, path: pathIn(language, ROUTES.members) as "/" }),
          ...(language === DEFAULT_LANGUAGE
            ? []
            : [translatedPageData(language, ROUTES.members, title)]),
        ]}
      />
    </>
  );
}

/** A further page of them. */
export async function MoreMembersScreen({ number: text }: { number: string }) {
  const number = pageInPath(text);
  const list = hasDatabase() && number ? await getMemberList(number) : undefined;
  if (!list) notFound();
  return <Members {...list} />;
}
