"use server";

import { revalidatePath } from "next/cache";
import type { AuditEntry } from "@/lib/database/desk/audit";
import { editVenue, featureVenue } from "@/lib/database/desk/venues/edit-venue";
import { mergeVenues } from "@/lib/database/desk/venues/merge-venues";
import { findSplitPoint, splitVenue } from "@/lib/database/desk/venues/split-venue";
import {
  addVenuePhoto,
  makeMainPhoto,
  removeVenuePhoto,
} from "@/lib/database/desk/venues/venue-photos";
import { findCity, findVenue } from "@/lib/database/desk/venues/venues";
import { cityChanges } from "@/lib/desk/city-changes";
import { decidedText } from "@/lib/desk/decided";
import { readChanges, venueText } from "@/lib/desk/venues/read-changes";
import { readHours } from "@/lib/import/extract/read-hours";
import {
  mainPhotoSchema,
  mergeSchema,
  newPhotoSchema,
  photoSchema,
  splitSchema,
  stateSchema,
  venueSchema,
} from "@/lib/desk/venues/schema";
import type { FormState } from "@/lib/forms/form-state";
import { handleDeskForm } from "@/lib/forms/handle-desk-form";
import { storeUploads } from "@/lib/forms/photo-uploads";
import { removeUnnamedPhotos } from "@/lib/forms/remove-unnamed";
import { newRestaurant } from "@/lib/import/write/new-restaurant";
import { getPhotoStorage } from "@/lib/photos/store";
import { mailAuthor } from "@/lib/mail/notifications/content-mails";
import { pathsShowing } from "@/lib/restaurants/paths-showing";
import { deskHref, restaurantHref } from "@/lib/routes";

const GONE = "This restaurant is no longer there.";
const SAME = "Nothing has changed.";
const HOURS =
  "These hours cannot be read. Please write them as OpenStreetMap does, as in Tu-Sa 12:00-22:00.";
const CITY = "There is no city of this name with a page.";
const TARGET = "There is no such restaurant, or one of the two is a sample.";
const ELEMENT = "This element is not one of several of this restaurant.";

const FACTS = ["moderator", "editor"] as const;
/** What moves or removes what people wrote. */
const TEXTS = ["moderator"] as const;

const venueOf = ({ id }: { id: string }) => ({ restaurantId: id });

const done = (id: string, title: string) => {
  for (const path of pathsShowing(id)) revalidatePath(path);
  return { done: { href: deskHref("venues", id), notice: { title } } };
};

const refused = (by: AuditEntry | undefined) => ({
  failure: `${decidedText(by, new Date())} Please look at it again: this page shows it as it was before.`,
});

/** Writes the facts of a restaurant that were changed (P14.100). */
export async function saveVenue(_state: FormState, data: FormData) {
  return handleDeskForm({
    data,
    schema: venueSchema,
    roles: FACTS,
    placeOf: venueOf,
    async work(values, { database, actor }) {
      const { id, version } = values;
      const restaurant = (await findVenue(database, id))?.restaurant;
      if (!restaurant) return { failure: GONE };
      const { changes, errors } = readChanges(values, restaurant);
      if (values.hoursText !== venueText(restaurant, "hoursText")) {
        const hours = await readHours(
          database,
          values.hoursText,
          {
            lat: Number(values.lat),
            lng: Number(values.lng),
            timeZone: restaurant.timeZone,
            cityId: values.cityId,
          },
          restaurant.countryCode,
        );
        if (hours) changes.push(...hours);
        else errors.hoursText = HOURS;
      }
      const isOtherCity = values.cityId !== venueText(restaurant, "cityId");
      const city = isOtherCity ? await findCity(database, values.cityId) : undefined;
      if (city) changes.push(...cityChanges(city));
      else if (isOtherCity) errors.cityId = CITY;
      if (Object.keys(errors).length > 0) return { errors };
      if (changes.length === 0) return { failure: SAME };
      const isMoved = !city && changes.some(([field]) => field === "lat" || field === "lng");
      const point = { lat: Number(values.lat), lng: Number(values.lng) };
      const verdict = await editVenue(database, actor, {
        id,
        updatedAt: new Date(version),
        changes,
        moved: isMoved ? newRestaurant({ name: values.name }, point, new Date()) : undefined,
        action: "venue.edit",
      });
      return verdict.isDone ? done(id, "Facts changed") : refused(verdict.by);
    },
  });
}

/** Closes a restaurant for good, opens it again, features it, or no longer. */
export async function changeState(_state: FormState, data: FormData) {
  return handleDeskForm({
    data,
    schema: stateSchema,
    roles: FACTS,
    placeOf: venueOf,
    async work({ id, version, state, reason }, { database, actor }) {
      if (state === "featured" || state === "plain") {
        const verdict = await featureVenue(database, actor, id, state === "featured");
        const title = state === "featured" ? "Featured" : "No longer featured";
        return verdict.isDone ? done(id, title) : refused(verdict.by);
      }
      const isClosed = state === "closed";
      const verdict = await editVenue(database, actor, {
        id,
        updatedAt: new Date(version),
        changes: [["closure", isClosed ? "closed" : null]],
        action: isClosed ? "venue.close" : "venue.reopen",
        reason: reason || undefined,
      });
      return verdict.isDone
        ? done(id, isClosed ? "Closed for good" : "Opened again")
        : refused(verdict.by);
    },
  });
}

/** Makes one restaurant of two (P14.102). */
export async function merge(_state: FormState, data: FormData) {
  return handleDeskForm({
    data,
    schema: mergeSchema,
    roles: TEXTS,
    async work({ id, target }, { database, actor }) {
      const verdict = await mergeVenues(database, actor, id, target);
      if (!verdict.isDone) return { errors: { target: TARGET } };
      const storage = await getPhotoStorage();
      if (storage) await removeUnnamedPhotos(database, storage, verdict.result.photos);
      revalidatePath(restaurantHref(id));
      return done(target, "Merged");
    },
  });
}

/** Makes an element of OpenStreetMap a restaurant of its own (P14.104). */
export async function split(_state: FormState, data: FormData) {
  return handleDeskForm({
    data,
    schema: splitSchema,
    roles: TEXTS,
    async work({ id, ref, name }, { database, actor }) {
      const point = await findSplitPoint(database, id, ref);
      if (!point) return { errors: { ref: ELEMENT } };
      const restaurant = newRestaurant({ name }, point, new Date());
      const verdict = await splitVenue(database, actor, { id, ref, restaurant });
      if (!verdict.isDone) return { errors: { ref: ELEMENT } };
      revalidatePath(restaurantHref(id));
      return done(verdict.result, "Split");
    },
  });
}

/** Takes a photo off its pages (P14.105). */
export async function removePhoto(_state: FormState, data: FormData) {
  return handleDeskForm({
    data,
    schema: photoSchema,
    roles: TEXTS,
    async work({ id, photo, review, reason }, { database, actor }) {
      const verdict = await removeVenuePhoto(database, actor, photo, reason);
      if (!verdict.isDone) return refused(verdict.by);
      void mailAuthor(database, { subject: `photo:${photo}`, reason });
      const { done: removed } = done(id, "Photo removed");
      const href = review ? deskHref("reviews", review) : removed.href;
      return { done: { ...removed, href } };
    },
  });
}

/** Adds a photo to a restaurant (P14.326). */
export async function addPhoto(_state: FormState, data: FormData) {
  return handleDeskForm({
    data,
    schema: newPhotoSchema,
    roles: FACTS,
    placeOf: venueOf,
    async work({ id, photo, photoDescription: description }, { database, actor }) {
      if (!(await findVenue(database, id))) return { failure: GONE };
      const storage = await getPhotoStorage();
      if (!storage) return { failure: "Photos cannot be kept here." };
      const upload = { field: "photo", file: photo as File, description };
      const user = { sub: actor.id };
      const kept = await storeUploads([upload], { database, user, storage, data });
      if ("outcome" in kept) return kept.outcome;
      for (const added of kept.photos) await addVenuePhoto(database, actor, id, added);
      return done(id, "Photo added");
    },
  });
}

/** Makes a photo the main picture of its restaurant (P14.326). */
export async function chooseMainPhoto(_state: FormState, data: FormData) {
  return handleDeskForm({
    data,
    schema: mainPhotoSchema,
    roles: FACTS,
    placeOf: venueOf,
    async work({ id, photo }, { database, actor }) {
      const verdict = await makeMainPhoto(database, actor, id, photo);
      return verdict.isDone ? done(id, "Main picture chosen") : { failure: GONE };
    },
  });
}
