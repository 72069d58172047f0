"use server";

import { addListing } from "@/lib/database/contributions/listings";
import type { FormState } from "@/lib/forms/form-state";
import { handleForm } from "@/lib/forms/handle-form";
import { storeUploads } from "@/lib/forms/photo-uploads";
import { listingDetails, listingFormSchema } from "@/lib/listings/schema";
import { canReadHours, UNREADABLE_HOURS } from "@/lib/opening-hours/can-read-hours";
import { sendsMail } from "@/lib/mail/send-mail";
import { getPhotoStorage } from "@/lib/photos/store";
import { chosenPhotos } from "@/lib/reviews/photo-fields";
import { listingHref } from "@/lib/routes";
import { findSimilarListings } from "@/lib/finding/similar-listings";

const NO_PHOTOS = "Photos cannot be kept here. Please send the listing without them.";

/** Keeps a listing for the moderators (P14.35), unless it may be about a listed restaurant: then the form asks first. */
export async function submitListing(_state: FormState, data: FormData) {
  return handleForm({
    data,
    schema: listingFormSchema,
    limit: "listing",
    async work(listing, { database, user }) {
      if (!canReadHours(listing.hours)) return { errors: { hours: UNREADABLE_HOURS } };
      const similar = listing.isNew ? [] : await findSimilarListings(listing);
      if (similar.length > 0) return { similar };
      const uploads = chosenPhotos(listing);
      const storage = uploads.length > 0 ? await getPhotoStorage() : undefined;
      if (uploads.length > 0 && !storage) return { failure: NO_PHOTOS };
      const kept = storage && (await storeUploads(uploads, { database, user, storage, data }));
      if (kept && "outcome" in kept) return kept.outcome;
      const { name, address, description, senderEmail } = listing;
      const sent = {
        name,
        address,
        description,
        details: listingDetails(listing),
        userId: user?.sub ?? null,
        senderEmail: !user && sendsMail() && senderEmail ? senderEmail : null,
      };
      const token = await addListing(database, sent, kept?.photos);
      return {
        done: {
          href: listingHref(token),
          notice: {
            title: "Listing received",
            description: "A person reads it before it goes live.",
          },
        },
      };
    },
  });
}
