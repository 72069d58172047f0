import format, { type CompiledMessage, type FormatValues } from "icu-minify/format";
import type { ReactNode } from "react";
import { formatCount } from "@/lib/counts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@/lib/languages/languages";

/** What the build makes of a file of messages (compile-messages.mjs): texts, and lists for those with arguments. */
export type Messages<Id extends string = string> = Readonly<Record<Id, unknown>>;

type Values = Record<string, string | number>;

export type Translator<Id extends string> = {
  (id: Id, values?: Values): string;
  /** A message with tags, each of which is a function of what it encloses. */
  rich: (id: Id, values: FormatValues<ReactNode>) => ReactNode;
  language: Language;
};

/** The first object of a kind takes a phone some 30 ms: each is made once, when a message needs it. */
function remembered<Made>(make: (tag: string, options: string) => Made) {
  const made = new Map<string, Made>();
  return (tag: string, options: object = {}) => {
    const text = JSON.stringify(options);
    const key = tag + text;
    const known = made.get(key) ?? make(tag, text);
    made.set(key, known);
    return known;
  };
}

const numberFormat = remembered((tag, options) => new Intl.NumberFormat(tag, JSON.parse(options)));
const pluralRules = remembered((tag, options) => new Intl.PluralRules(tag, JSON.parse(options)));
const dateFormat = remembered((tag, options) => new Intl.DateTimeFormat(tag, JSON.parse(options)));

/** English counts without Intl: nearly every page says one as it opens. */
const ENGLISH_NUMBERS = {
  format: (value: number) =>
    Number.isInteger(value) ? formatCount(value) : numberFormat(DEFAULT_LANGUAGE).format(value),
} as Intl.NumberFormat;
const ENGLISH_PLURALS = {
  select: (count: number) => (count === 1 ? "one" : "other"),
} as Intl.PluralRules;
const isEnglish = (tag: unknown) => tag === DEFAULT_LANGUAGE;

const FORMATTERS = {
  getNumberFormat: (tag: unknown, options?: object) =>
    isEnglish(tag) && !options ? ENGLISH_NUMBERS : numberFormat(String(tag), options),
  getPluralRules: (tag: unknown, options?: Intl.PluralRulesOptions) =>
    isEnglish(tag) && options?.type !== "ordinal"
      ? ENGLISH_PLURALS
      : pluralRules(String(tag), options),
  getDateTimeFormat: (tag: unknown, options?: object) => dateFormat(String(tag), options),
};

/** The texts of one file in one language. A message that is unknown, or lacks an argument, is an error. */
export function translator<Id extends string>(
  language: Language,
  messages: Messages<Id>,
): Translator<Id> {
  function rich(id: Id, values: FormatValues<ReactNode> = {}) {
    const message = messages[id] as CompiledMessage | undefined;
    if (message === undefined) throw new Error(`There is no message "${id}" in ${language}.`);
    const known = new Proxy(values, {
      get(target, name: string) {
        if (!(name in target)) throw new Error(`The message "${id}" needs "${name}".`);
        return target[name];
      },
    });
    return format<ReactNode>(message, LANGUAGES[language].tag, known, { formatters: FORMATTERS });
  }
  return Object.assign((id: Id, values?: Values) => String(rich(id, values ?? {})), {
    rich,
    language,
  });
}
