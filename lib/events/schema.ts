import * as z from "zod/mini";
import { parseLocalTime } from "@/lib/events/local-time";
import { isSlug } from "@/lib/restaurants/slug";
import { plainLine, plainText } from "@/lib/strings/plain-text";

export const TITLE_LENGTH = { least: 3, most: 120 };
export const TEXT_LENGTH = { least: 10, most: 5_000 };
export const ADDRESS_LENGTH = { least: 3, most: 200 };
export const CITY_LENGTH = { least: 2, most: 100 };
export const LINK_LENGTH = 300;

/** How long an event may take. */
const MOST_DAYS = 31;
const DAY_MS = 24 * 60 * 60_000;

export const MESSAGES = {
  titleShort: "Please write a title of at least 3 characters.",
  titleLong: "Please write a title of at most 120 characters.",
  textShort: "Please say in at least 10 characters what happens there.",
  textLong: "Please write at most 5,000 characters.",
  start: "Please say on which day and at what time it starts.",
  end: "Please say on which day and at what time it ends.",
  order: "It has to end after it starts.",
  long: "An event lasts at most 31 days. For more, propose several.",
  address: "Please write the street address, in 3 to 200 characters.",
  city: "Please write the city, in 2 to 100 characters.",
  link: "Please write an address that starts with https:// or http://.",
  linkLong: "Please write at most 300 characters.",
  place: "This place is no longer listed. Please choose another one.",
};

const line = (least: number, most: number, short: string, long: string) =>
  z.string(short).check(z.overwrite(plainLine), z.minLength(least, short), z.maxLength(most, long));

/** A date and a time, without its seconds; anything else stays as it was typed. */
const localTime = (message: string) =>
  z.string(message).check(
    z.overwrite((text) => parseLocalTime(text) ?? text),
    z.refine((text) => parseLocalTime(text) !== undefined, { error: message, abort: true }),
  );

function isWebAddress(text: string) {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

const FACTS = {
  title: line(TITLE_LENGTH.least, TITLE_LENGTH.most, MESSAGES.titleShort, MESSAGES.titleLong),
  text: z
    .string(MESSAGES.textShort)
    .check(
      z.overwrite(plainText),
      z.minLength(TEXT_LENGTH.least, MESSAGES.textShort),
      z.maxLength(TEXT_LENGTH.most, MESSAGES.textLong),
    ),
  start: localTime(MESSAGES.start),
  end: localTime(MESSAGES.end),
  link: z._default(
    z.string().check(
      z.trim(),
      z.maxLength(LINK_LENGTH, MESSAGES.linkLong),
      z.refine((text) => text === "" || isWebAddress(text), MESSAGES.link),
    ),
    "",
  ),
};

type Times = { start: string; end: string };

const areTimes = ({ start, end }: Partial<Times>) =>
  [start, end].every((text) => typeof text === "string" && parseLocalTime(text) === text);

const lengthMs = ({ start, end }: Times) => Date.parse(`${end}Z`) - Date.parse(`${start}Z`);

/** Whether the times fit each other is also checked where other fields have errors. */
const together = (error: string, fits: (times: Times) => boolean) =>
  z.refine<Times>((times) => fits(times), {
    error,
    path: ["end"],
    when: ({ value }) => areTimes(Object(value)),
  });

const ORDER = [
  together(MESSAGES.order, (times) => lengthMs(times) > 0),
  together(MESSAGES.long, (times) => lengthMs(times) <= MOST_DAYS * DAY_MS),
] as const;

/** An event at a restaurant of the directory. */
export const eventAtPlaceSchema = z
  .object({ ...FACTS, restaurantId: z.string().check(z.refine(isSlug, MESSAGES.place)) })
  .check(...ORDER);

/** An event at an address. */
export const eventAtAddressSchema = z
  .object({
    ...FACTS,
    address: line(ADDRESS_LENGTH.least, ADDRESS_LENGTH.most, MESSAGES.address, MESSAGES.address),
    city: line(CITY_LENGTH.least, CITY_LENGTH.most, MESSAGES.city, MESSAGES.city),
  })
  .check(...ORDER);

export type EventForm = z.output<typeof eventAtPlaceSchema> | z.output<typeof eventAtAddressSchema>;

/** The rules of the form that has these fields. */
export const eventSchemaFor = (data: FormData) =>
  data.get("restaurantId") ? eventAtPlaceSchema : eventAtAddressSchema;

/** The event whose author cancels it. */
export const cancelEventSchema = z.object({ eventId: z.string().check(z.refine(isSlug)) });
