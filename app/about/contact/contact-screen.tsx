import { SubjectTexts } from "@/app/subject-texts";
import { Contact } from "@/components/about/contact";
import { JsonLd } from "@/components/ui/json-ld";
import { getContactDetails } from "@/lib/about/queries";
import { hasDatabase } from "@/lib/database/has-database";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/about/contact.json";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { translatedPageData } from "@/lib/structured-data/site";

/** How to reach those who run the site, in the language of the page's path. */
export async function ContactScreen({ language = DEFAULT_LANGUAGE }: { language?: Language }) {
  const details = await getContactDetails();
  const isOpen = hasDatabase();
  const title = textsIn<keyof typeof english>(language, "contact")("title");
  return (
    <SubjectTexts
      language={language}
      subjects={isOpen ? ["contact-form", "form"] : ["contact-form"]}
    >
      <Contact details={details} isOpen={isOpen} />
      <JsonLd
        things={[
          breadcrumbData({ name: title, path: pathIn(language, ROUTES.contact) as "/" }),
          ...(language === DEFAULT_LANGUAGE
            ? []
            : [translatedPageData(language, ROUTES.contact, title)]),
        ]}
      />
    </SubjectTexts>
  );
}
