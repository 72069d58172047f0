import * as z from "zod/mini";
import { parseLocalTime } from "@/lib/events/local-time";
import type { Translator } from "@/lib/languages/translator";
import type english from "@/lib/messages/en/events/form.json";
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

type FormTexts = Translator<keyof typeof english>;

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

const facts = (t: FormTexts) => ({
  title: line(TITLE_LENGTH.least, TITLE_LENGTH.most, t("fault.title-short"), t("fault.title-long")),
  text: z
    .string(t("fault.text-short"))
    .check(
      z.overwrite(plainText),
      z.minLength(TEXT_LENGTH.least, t("fault.text-short")),
      z.maxLength(TEXT_LENGTH.most, t("fault.text-long")),
    ),
  start: localTime(t("fault.start")),
  end: localTime(t("fault.end")),
  link: z._default(
    z.string().check(
      z.trim(),
      z.maxLength(LINK_LENGTH, t("fault.link-long")),
      z.refine((text) => text === "" || isWebAddress(text), t("fault.link")),
    ),
    "",
  ),
});

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

const order = (t: FormTexts) =>
  [
    together(t("fault.order"), (times) => lengthMs(times) > 0),
    together(t("fault.long"), (times) => lengthMs(times) <= MOST_DAYS * DAY_MS),
  ] as const;

/** An event at a restaurant of the directory. */
export const eventAtPlaceSchema = (t: FormTexts) =>
  z
    .object({
      ...facts(t),
      restaurantId: z.string().check(z.refine(isSlug, t("fault.place"))),
    })
    .check(...order(t));

/** An event at an address. */
export const eventAtAddressSchema = (t: FormTexts) =>
  z
    .object({
      ...facts(t),
      address: line(
        ADDRESS_LENGTH.least,
        ADDRESS_LENGTH.most,
        t("fault.address"),
        t("fault.address"),
      ),
      city: line(CITY_LENGTH.least, CITY_LENGTH.most, t("fault.city"), t("fault.city")),
    })
    .check(...order(t));

export type EventForm =
  | z.output<ReturnType<typeof eventAtPlaceSchema>>
  | z.output<ReturnType<typeof eventAtAddressSchema>>;

/** The rules of the form that has these fields. */
export const eventSchemaFor = (data: FormData, t: FormTexts) =>
  data.get("restaurantId") ? eventAtPlaceSchema(t) : eventAtAddressSchema(t);

/** The event whose author cancels it. */
export const cancelEventSchema = z.object({ eventId: z.string().check(z.refine(isSlug)) });
