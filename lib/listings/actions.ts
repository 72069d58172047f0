"use server";

import { addListing } from "@/lib/database/contributions/listings";
import type { FormState } from "@/lib/forms/form-state";
import { doneTexts, textsOfForm } from "@/lib/forms/form-texts";
import { handleForm } from "@/lib/forms/handle-form";
import { storeUploads } from "@/lib/forms/photo-uploads";
import { listingDetails, listingFormSchema } from "@/lib/listings/schema";
import { returnLanguage } from "@/lib/languages/return-language";
import type failures from "@/lib/messages/en/forms/failures.json";
import type english from "@/lib/messages/en/forms/listing.json";
import type ofPhotos from "@/lib/messages/en/forms/photo.json";
import { canReadHours } from "@/lib/opening-hours/can-read-hours";
import { sendsMail } from "@/lib/mail/send-mail";
import { getPhotoStorage } from "@/lib/photos/store";
import { storedCuisines } from "@/lib/restaurants/words/fact-words-in";
import { chosenPhotos } from "@/lib/reviews/photo-fields";
import { listingHref } from "@/lib/routes";
import { findSimilarListings } from "@/lib/finding/similar-listings";

/** Keeps a listing for the moderators (P14.35), unless it may be about a listed restaurant: then the form asks first. */
export async function submitListing(_state: FormState, data: FormData) {
  const language = returnLanguage(data.get("language"));
  const t = textsOfForm<keyof typeof failures>(data, "form-failures");
  return handleForm({
    data,
    schema: listingFormSchema(
      textsOfForm<keyof typeof english>(data, "listing-form"),
      textsOfForm<keyof typeof ofPhotos>(data, "photo"),
    ),
    limit: "listing",
    async work(listing, { database, user }) {
      if (!canReadHours(listing.hours)) return { errors: { hours: t("hours.unreadable") } };
      const similar = listing.isNew ? [] : await findSimilarListings(listing, language);
      if (similar.length > 0) return { similar };
      const uploads = chosenPhotos(listing);
      const storage = uploads.length > 0 ? await getPhotoStorage() : undefined;
      if (uploads.length > 0 && !storage) return { failure: t("listing.photos") };
      const kept = storage && (await storeUploads(uploads, { database, user, storage, data }));
      if (kept && "outcome" in kept) return kept.outcome;
      const { name, address, description, senderEmail } = listing;
      const cuisines = storedCuisines(language, listing.cuisines);
      const sent = {
        name,
        address,
        description,
        details: listingDetails({ ...listing, cuisines }),
        userId: user?.sub ?? null,
        senderEmail: !user && sendsMail() && senderEmail ? senderEmail : null,
      };
      const token = await addListing(database, sent, kept?.photos);
      const done = doneTexts(data);
      return {
        done: {
          href: listingHref(token),
          notice: { title: done("listing.received"), description: done("listing.received.text") },
        },
      };
    },
  });
}
