import { SubjectTexts } from "@/app/subject-texts";
import { GalleryScreen } from "@/components/gallery/gallery-screen";
import { JsonLd } from "@/components/ui/json-ld";
import { listGalleryImages } from "@/lib/gallery/queries";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/members/gallery.json";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { translatedPageData } from "@/lib/structured-data/site";

const textsOf = (language: Language) => textsIn<keyof typeof english>(language, "gallery");

/** What search engines are told of the AI gallery in a language. */
export function galleryMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsOf(language);
  return pageMetadata({
    title: t("title"),
    description: t("description"),
    canonical: ROUTES.aiGallery,
    language,
  });
}

/** The AI gallery in the language of its path; what is said of the pictures is in English. */
export async function AiGalleryScreen({ language = DEFAULT_LANGUAGE }: { language?: Language }) {
  const images = await listGalleryImages();
  const title = textsOf(language)("title");
  return (
    <SubjectTexts language={language} subjects={["gallery"]}>
      <GalleryScreen images={images} />
      <JsonLd
        things={[
          breadcrumbData({ name: title, path: pathIn(language, ROUTES.aiGallery) as "/" }),
          ...(language === DEFAULT_LANGUAGE
            ? []
            : [translatedPageData(language, ROUTES.aiGallery, title)]),
        ]}
      />
    </SubjectTexts>
  );
}
