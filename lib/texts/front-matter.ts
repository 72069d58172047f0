import { z } from "zod";

const text = z.string().trim().min(1);
const minutes = z.int().positive();
const amount = z.number().positive();

const common = {
  title: text,
  /** The place in the list. */
  order: z.int().positive(),
  /** What the list says of it. */
  summary: text,
  /** What search engines show. */
  description: z.string().min(50).max(160),
  published: z.iso.date(),
  updated: z.iso.date(),
  picture: z.string().regex(/^\/pictures\/.+\.svg$/, "must be a path like /pictures/guides/x.svg"),
  pictureAlt: text,
  /** Texts like this one: "travel/tokyo". Without them, its neighbors in the list. */
  related: z
    .array(z.string().regex(/^[a-z-]+\/[a-z0-9-]+$/, 'must be like "travel/tokyo"'))
    .optional(),
};

const ingredient = z
  .strictObject({
    name: text,
    /** The name of more than one, for what is counted. */
    plural: text.optional(),
    grams: amount.optional(),
    milliliters: amount.optional(),
    cups: amount.optional(),
    tablespoons: amount.optional(),
    teaspoons: amount.optional(),
    count: amount.optional(),
    note: text.optional(),
  })
  .refine(
    ({ grams, milliliters, cups, tablespoons, teaspoons }) =>
      [grams, milliliters].filter(Boolean).length ===
      [cups, tablespoons, teaspoons].filter(Boolean).length,
    "needs one metric amount (grams or milliliters) and one of cups, tablespoons or teaspoons, or none of both",
  )
  .refine(
    ({ count, plural }) => (count === undefined) === (plural === undefined),
    "needs plural where it has count, and only there",
  );

const recipe = z
  .strictObject({
    ...common,
    difficulty: z.enum(["Easy", "Medium", "Hard"]),
    servings: z.int().positive(),
    prepMinutes: minutes,
    cookMinutes: minutes,
    allergens: z.array(text),
    ingredients: z
      .array(z.strictObject({ group: text.optional(), items: z.array(ingredient).min(1) }))
      .min(1),
    steps: z
      .array(
        z.strictObject({
          title: text,
          text,
          minutes,
          kind: z.enum(["active", "passive"]),
          /** Done while another step goes on: its minutes are not added. */
          parallel: z.boolean().optional(),
        }),
      )
      .min(1),
  })
  .superRefine(({ steps, prepMinutes, cookMinutes }, context) => {
    const sum = steps.reduce((all, step) => all + (step.parallel ? 0 : step.minutes), 0);
    if (sum !== prepMinutes + cookMinutes)
      context.addIssue({
        code: "custom",
        path: ["steps"],
        message: `take ${sum} minutes together, but prepMinutes and cookMinutes are ${prepMinutes + cookMinutes}`,
      });
  });

/** The front matter of each collection of data/texts. An unknown field is an error: it is mostly a misspelled one. */
export const FRONT_MATTER = {
  "veg-food": z.strictObject({ ...common, author: text }),
  travel: z.strictObject({
    ...common,
    country: text,
    rating: z.number().min(1).max(5),
    highlights: z.array(text).min(1),
  }),
  city: z.strictObject({ ...common, restaurants: z.int().positive(), population: text }),
  recipes: recipe,
  health: z.strictObject({
    ...common,
    sources: z.array(z.strictObject({ label: text, url: z.url({ protocol: /^https$/ }) })).min(1),
  }),
  blog: z.strictObject({ ...common, author: text }),
} as const;

export type Collection = keyof typeof FRONT_MATTER;
export type FrontMatter<Name extends Collection> = z.infer<(typeof FRONT_MATTER)[Name]>;
