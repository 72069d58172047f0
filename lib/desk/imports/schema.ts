import * as z from "zod/mini";

const MESSAGES = {
  box: "Please enter four degrees with commas between them: south, west, north, east.",
  one: "Please name an area, or a box, and not both.",
};

const BOX = /^-?\d{1,3}(?:\.\d+)?(?:,\s*-?\d{1,3}(?:\.\d+)?){3}$/;

/** Whether an element still is the restaurant that it was (P14.109). */
export const takeoverSchema = z.object({
  ref: z.string().check(z.regex(/^(?:node|way|relation)\/\d{1,20}$/)),
  decision: z.enum(["same", "other"]),
});

/** What the desk imports: an area by its name, or a box in degrees (P14.108). */
export const importSchema = z
  .object({
    area: z._default(z.string().check(z.trim(), z.maxLength(100)), ""),
    box: z._default(
      z.string().check(
        z.trim(),
        z.refine((text) => text === "" || BOX.test(text), MESSAGES.box),
      ),
      "",
    ),
    force: z.optional(z.string()),
  })
  .check(
    z.refine(({ area, box }) => (area === "") !== (box === ""), {
      error: MESSAGES.one,
      path: ["area"],
    }),
  );
