import { notFound } from "next/navigation";
import { ListingTexts } from "@/app/restaurants/listing-texts";
import { AddListing } from "@/components/restaurants/listings/add-listing";
import { hasDatabase } from "@/lib/database/has-database";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { getListing } from "@/lib/listings/queries";
import { sendsMail } from "@/lib/mail/send-mail";

type ListingAgainScreenProps = { token: string; language?: Language };

/** The form for a listing with what was sent and not accepted, in the language of the page's path. */
export async function ListingAgainScreen({
  token,
  language = DEFAULT_LANGUAGE,
}: ListingAgainScreenProps) {
  const listing = hasDatabase() ? await getListing(token) : undefined;
  if (listing?.status !== "refused") notFound();
  const { name, address, description, details } = listing;
  const values = { ...details, name, address, description };
  return (
    <ListingTexts language={language} isOpen cuisines={details.cuisines?.split(", ")}>
      <AddListing
        example={undefined}
        isOpen
        sendsMail={sendsMail()}
        before={{ token, initial: { values, errors: {} } }}
      />
    </ListingTexts>
  );
}
