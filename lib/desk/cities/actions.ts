"use server";

import { revalidatePath } from "next/cache";
import { editCity, isSlugTaken } from "@/lib/database/desk/cities";
import { decidedText } from "@/lib/desk/decided";
import { citySchema } from "@/lib/desk/cities/schema";
import type { FormState } from "@/lib/forms/form-state";
import { handleDeskForm } from "@/lib/forms/handle-desk-form";
import { cityHref, deskHref, ROUTES } from "@/lib/routes";

const TAKEN = "Another city uses this, or used it before.";
const SAME = "Nothing has changed.";
const NAME_OF_AREA =
  "The name of a city of your area decides what you see. Please ask a moderator to change it.";

/** Gives a city another name or slug (P14.106). */
export async function saveCity(_state: FormState, data: FormData) {
  return handleDeskForm({
    data,
    schema: citySchema,
    roles: ["moderator", "editor"],
    placeOf: ({ id }) => ({ cityId: id }),
    async work({ id, was, name, slug }, { database, actor }) {
      if (name === was && slug === id) return { failure: SAME };
      if (actor.area && name !== was) return { errors: { name: NAME_OF_AREA } };
      if (await isSlugTaken(database, slug, id)) return { errors: { slug: TAKEN } };
      const verdict = await editCity(database, actor, { id, name: was }, { id: slug, name });
      if (!verdict.isDone) return { failure: decidedText(verdict.by, new Date()) };
      for (const path of [cityHref(id), cityHref(slug), ROUTES.byCity]) revalidatePath(path);
      return { done: { href: deskHref("cities", slug), notice: { title: "City changed" } } };
    },
  });
}
