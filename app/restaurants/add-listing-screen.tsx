import { ListingTexts } from "@/app/restaurants/listing-texts";
import { AddListing } from "@/components/restaurants/listings/add-listing";
import { JsonLd } from "@/components/ui/json-ld";
import { hasDatabase } from "@/lib/database/has-database";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import { sendsMail } from "@/lib/mail/send-mail";
import type english from "@/lib/messages/en/forms/listing-page.json";
import { pageMetadata } from "@/lib/metadata";
import { getListingExample } from "@/lib/restaurants/queries";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { translatedPageData } from "@/lib/structured-data/site";

const textsOf = (language: Language) => textsIn<keyof typeof english>(language, "listing-page");

/** What search engines are told of the form for a listing in a language. */
export function addListingMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsOf(language);
  return pageMetadata({
    title: t("title"),
    description: t("description"),
    canonical: ROUTES.addListing,
    language,
  });
}

/** The form for a listing, in the language of its path. */
export async function AddListingScreen({ language = DEFAULT_LANGUAGE }: { language?: Language }) {
  const title = textsOf(language)("title");
  const isOpen = hasDatabase();
  return (
    <ListingTexts language={language} isOpen={isOpen}>
      <AddListing example={await getListingExample()} isOpen={isOpen} sendsMail={sendsMail()} />
      <JsonLd
        things={[
          breadcrumbData({ name: title, path: pathIn(language, ROUTES.addListing) as "/" }),
          ...(language === DEFAULT_LANGUAGE
            ? []
            : [translatedPageData(language, ROUTES.addListing, title)]),
        ]}
      />
    </ListingTexts>
  );
}
