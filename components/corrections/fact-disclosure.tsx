import { useTexts } from "#texts";
import { useFactWords } from "#fact-words";
import { FactField } from "@/components/corrections/fact-field";
import { FACT_ICONS } from "@/components/fact-fields/fact-icons";
import { Disclosure } from "@/components/forms/disclosure";
import { SelectField } from "@/components/forms/fields/select-field";
import { useForm } from "@/components/forms/server-form";
import { spoken } from "@/components/ui/spoken";
import { KNOWN_BY, KNOWN_BY_NAMES } from "@/lib/corrections/known-by";
import type { PresentFact } from "@/lib/corrections/present-facts";
import { knownField } from "@/lib/corrections/schema";
import { listComma } from "@/lib/languages/marks";
import type { Translator } from "@/lib/languages/translator";
import english from "@/lib/messages/en/forms/facts-form.json";
import type { FactChoice } from "@/lib/restaurants/facts/fact-table";

const wordsAmong = (choices: readonly FactChoice[], value: string) =>
  choices.find((each) => each.value === value)?.label ?? value;

type Words = ReturnType<typeof useFactWords>;
type Texts = Translator<keyof typeof english>;

/** The suggested value of a fact, in the words of the page. */
function newWords(fact: PresentFact, value: string, words: Words, t: Texts) {
  if (fact.kind === "choice") return wordsAmong(fact.choices, value);
  if (fact.kind === "list" && value === "none") return t("none");
  if (fact.kind === "list")
    return value
      .split(", ")
      .map((each) => wordsAmong(fact.values, each))
      .join(listComma(t.language));
  if (fact.kind === "cuisine")
    return value
      .split(", ")
      .map((each) => words("cuisine", each))
      .join(listComma(t.language));
  return value;
}

type FactDisclosureProps = {
  fact: PresentFact;
  /** The suggested value; undefined while the fact is unchanged. */
  changed: string | undefined;
};

/** A fact with what the record says now; inside, its new value and how the sender knows it. */
export function FactDisclosure({ fact, changed }: FactDisclosureProps) {
  const t = useTexts("facts-form", english);
  const words = useFactWords();
  const { errors } = useForm();
  const { name, label, now } = fact;
  const sources = [
    { value: "", label: t("known.end") },
    ...KNOWN_BY_NAMES.map((value) => ({ value, label: t(KNOWN_BY[value]) })),
  ];
  const fields = name === "position" ? ["lat", "lng"] : [name];
  return (
    <Disclosure
      icon={FACT_ICONS[name]}
      title={label}
      state={
        changed ? (
          t("new", { value: newWords(fact, changed, words, t) })
        ) : (
          <bdi className="inline-block max-w-full truncate align-bottom">{now}</bdi>
        )
      }
      isFaulty={fields.some((field) => errors[field])}
    >
      <div id={`fact-${name}`} className="grid scroll-mt-28 grid-cols-1 gap-4">
        <p className="text-note wrap-anywhere text-ink-2">{t("now", { value: now })}</p>
        <FactField fact={fact} />
        <SelectField
          name={knownField(name)}
          label={t.rich("known", {
            fact: label,
            spoken,
          })}
          options={sources}
        />
      </div>
    </Disclosure>
  );
}
