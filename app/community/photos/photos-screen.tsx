import { notFound } from "next/navigation";
import { Photos } from "@/components/community/photos";
import { JsonLd } from "@/components/ui/json-ld";
import { getPhotoList } from "@/lib/community/queries";
import { hasDatabase } from "@/lib/database/has-database";
import { pageInPath } from "@/lib/forum/pages";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/members/photos.json";
import { pageMetadata } from "@/lib/metadata";
import { withDescriptions } from "@/lib/restaurants/pictures/picture-texts-in";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { translatedPageData } from "@/lib/structured-data/site";

type PhotosScreenProps = { language?: Language };

const textsOf = (language: Language) => textsIn<keyof typeof english>(language, "photos");

async function load(language: Language, page?: number) {
  const list = await getPhotoList(page);
  return list && { ...list, entries: withDescriptions(language, list.entries) };
}

/** What search engines are told of the list of photos in a language. */
export async function photosMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsOf(language);
  const list = await getPhotoList();
  return pageMetadata({
    title: t("meta"),
    description: t(list?.samples.length ? "meta.samples" : "meta.real"),
    canonical: ROUTES.photos,
    language,
  });
}

/** The same of its further pages, which search engines leave out. */
export function morePhotosMetadata(language: Language = DEFAULT_LANGUAGE) {
  return pageMetadata({ title: textsOf(language)("meta"), index: false, language });
}

/** The first page of the photos, in the language of its path. */
export async function PhotosScreen({ language = DEFAULT_LANGUAGE }: PhotosScreenProps) {
  const list = await load(language);
  const title = textsOf(language)("title");
  return (
    <>
      {list && <Photos {...list} />}
      <JsonLd
        things={[
          breadcrumbData({ name: title, path: pathIn(language, ROUTES.photos) as "/" }),
          ...(language === DEFAULT_LANGUAGE
            ? []
            : [translatedPageData(language, ROUTES.photos, title)]),
        ]}
      />
    </>
  );
}

/** A further page of them. */
export async function MorePhotosScreen({
  number: text,
  language = DEFAULT_LANGUAGE,
}: PhotosScreenProps & { number: string }) {
  const number = pageInPath(text);
  const list = hasDatabase() && number ? await load(language, number) : undefined;
  if (!list) notFound();
  return <Photos {...list} />;
}
