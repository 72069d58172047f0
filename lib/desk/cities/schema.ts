import * as z from "zod/mini";

const MESSAGES = {
  name: "Please write the name, in 1 to 100 characters.",
  slug: "Please use lowercase letters, digits and hyphens: new-york-city.",
};

const slug = z.string(MESSAGES.slug).check(
  z.trim(),
  z.regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, MESSAGES.slug),
  z.maxLength(100, MESSAGES.slug),
  // The first part of the paths of the list's own pages.
  z.refine((text) => text !== "page", MESSAGES.slug),
);

/** A city's name, and its slug in the addresses of its pages (P14.106). */
export const citySchema = z.object({
  id: z.string(),
  /** The name that was edited. */
  was: z.string(),
  name: z
    .string(MESSAGES.name)
    .check(z.trim(), z.minLength(1, MESSAGES.name), z.maxLength(100, MESSAGES.name)),
  slug,
});
