import * as z from "zod/mini";
import { QUEUES, wordsOf, type Queue } from "@/lib/desk/queues";

const LONGEST_REASON = 1_000;

const MESSAGES = {
  reason: "Please choose a reason or write one.",
  long: "Please write at most 1,000 characters.",
  longFact: "Please write at most 2,000 characters.",
  name: "Please write the name, in 2 to 100 characters.",
  target: "Please choose a restaurant.",
  question: "Please write a question.",
  answer: "Please write an answer.",
  longAnswer: "Please write at most 10,000 characters.",
  latitude: "Please enter a latitude from -90 to 90, as in 52.52.",
  longitude: "Please enter a longitude from -180 to 180, as in 13.405.",
};

/** A coordinate as text, in degrees of at most so much. */
export const coordinateText = (most: number, message: string) =>
  z.string(message).check(
    z.trim(),
    z.regex(/^-?\d{1,3}(\.\d{1,20})?$/, { error: message, abort: true }),
    z.refine((text) => Math.abs(Number(text)) <= most, message),
  );

const coordinate = (most: number, message: string) =>
  z.pipe(
    coordinateText(most, message),
    z.transform((text: string) => Number(text)),
  );

const id = z.string().check(z.regex(/^[\w-]{1,140}$/));

/** The queue says which roles decide: a form for one action names its own queue and no other. */
const item = { queue: z.enum(QUEUES), id };
const itemOf = <Name extends Queue>(queue: Name) => ({ queue: z.literal(queue), id });

const fact = z._default(z.string().check(z.trim(), z.maxLength(2_000, MESSAGES.longFact)), "");

/** A listing that becomes a restaurant at a point, in WGS 84 degrees, with its facts as the desk has changed them. */
export const approvalSchema = z.object({
  ...itemOf("listings"),
  name: z.string().check(z.trim(), z.minLength(2, MESSAGES.name), z.maxLength(100, MESSAGES.name)),
  address: fact,
  description: fact,
  veganLevel: fact,
  cuisine: fact,
  hoursText: fact,
  phone: fact,
  website: fact,
  email: fact,
  lat: coordinate(90, MESSAGES.latitude),
  lng: coordinate(180, MESSAGES.longitude),
});

/** A listing of a restaurant that is listed already. */
export const mergeListingSchema = z.object({
  ...item,
  target: z.string(MESSAGES.target).check(z.minLength(1, MESSAGES.target), z.maxLength(200)),
});

/** A decision that needs no reason: taking facts, publishing, dismissing, answering. */
export const decisionSchema = z.object({
  ...item,
  decision: z.enum(QUEUES.flatMap((queue) => Object.keys(wordsOf(queue).decisions))),
});

/** Not accepting or removing something, with the reason that its sender sees. */
export const refusalSchema = z.pipe(
  z
    .object({
      ...item,
      reason: z.optional(z.string()),
      text: z._default(z.string().check(z.trim(), z.maxLength(LONGEST_REASON, MESSAGES.long)), ""),
    })
    .check(
      z.refine(({ reason, text }) => Boolean(reason || text), {
        error: MESSAGES.reason,
        path: ["text"],
      }),
    ),
  z.transform(({ queue, id, reason, text }) => ({
    queue,
    id,
    reason: [reason, text].filter(Boolean).join(". "),
  })),
);

/** Taking a decision back. */
export const undoSchema = z.object(item);

/** A question to the sender of an item. */
export const askSchema = z.object({
  ...item,
  question: z
    .string()
    .check(z.trim(), z.minLength(5, MESSAGES.question), z.maxLength(LONGEST_REASON, MESSAGES.long)),
});

/** The answer to a message, which is sent by e-mail. */
export const answerSchema = z.object({
  ...itemOf("messages"),
  answer: z
    .string()
    .check(z.trim(), z.minLength(2, MESSAGES.answer), z.maxLength(10_000, MESSAGES.longAnswer)),
});

/** A restaurant that is no longer its owner's, with the reason that the owner sees. */
export const revocationSchema = z.object({
  restaurantId: z.string().check(z.minLength(1), z.maxLength(200)),
  claimId: z.uuid(),
  reason: z
    .string()
    .check(z.trim(), z.minLength(2, MESSAGES.reason), z.maxLength(LONGEST_REASON, MESSAGES.long)),
});
