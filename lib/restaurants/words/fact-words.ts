/** The values that have words in every language: in `lib/messages/LANGUAGE/facts.json` the id is a group and the value. */
export type FactGroup =
  | "continent"
  | "dietary"
  | "fact"
  | "feature"
  | "food"
  | "kind"
  | "level"
  | "level-meaning"
  | "phrase.few vegan options"
  | "phrase.none"
  | "phrase.vegan"
  | "phrase.vegan options"
  | "phrase.vegetarian"
  | "price"
  | "wheelchair"
  | "wheelchair-meaning";

export type Words = Readonly<Record<string, unknown>>;

/** The words of one language: those of `facts.json`, and of `cuisines.json`, whose ids are cuisines as restaurants have them. */
export type LanguageWords = { facts?: Words | undefined; cuisines?: Words | undefined };

/** What a stored value is called in the language of a page; `english` where that is not the value itself. */
export type FactWords = (
  group: FactGroup | "cuisine",
  value: string | number,
  english?: string,
) => string;

/** Without words it speaks English. A value without a word stays as it is: a cuisine may be any text. */
export function createFactWords({ facts, cuisines }: LanguageWords): FactWords {
  return (group, value, english = String(value)) => {
    const word = group === "cuisine" ? cuisines?.[value] : facts?.[`${group}.${value}`];
    return typeof word === "string" ? word : english;
  };
}
