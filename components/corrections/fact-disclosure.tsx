import { FactField } from "@/components/corrections/fact-field";
import { FACT_ICONS } from "@/components/fact-fields/fact-icons";
import { Disclosure } from "@/components/forms/disclosure";
import { SelectField } from "@/components/forms/fields/select-field";
import { useForm } from "@/components/forms/server-form";
import { KNOWN_BY, KNOWN_BY_NAMES } from "@/lib/corrections/known-by";
import type { PresentFact } from "@/lib/corrections/present-facts";
import { knownField } from "@/lib/corrections/schema";

const SOURCES = [
  { value: "", label: "As described at the end" },
  ...KNOWN_BY_NAMES.map((value) => ({ value, label: KNOWN_BY[value] })),
];

/** The suggested value of a fact, in the words of its choices. */
function newWords(fact: PresentFact, value: string) {
  const choice = fact.kind === "choice" && fact.choices.find((each) => each.value === value);
  return choice ? choice.label : value;
}

type FactDisclosureProps = {
  fact: PresentFact;
  /** The suggested value; undefined while the fact is unchanged. */
  changed: string | undefined;
};

/** A fact with what the record says now; inside, its new value and how the sender knows it. */
export function FactDisclosure({ fact, changed }: FactDisclosureProps) {
  const { errors } = useForm();
  const { name, label, now } = fact;
  const fields = name === "position" ? ["lat", "lng"] : [name];
  return (
    <Disclosure
      icon={FACT_ICONS[name]}
      title={label}
      state={changed ? `New: ${newWords(fact, changed)}` : now}
      isFaulty={fields.some((field) => errors[field])}
    >
      <div id={`fact-${name}`} className="grid scroll-mt-28 grid-cols-1 gap-4">
        <p className="text-note wrap-anywhere text-ink-2">Now: {now}</p>
        <FactField fact={fact} />
        <SelectField
          name={knownField(name)}
          label={
            <>
              How you know this<span className="sr-only">: {label}</span>
            </>
          }
          options={SOURCES}
        />
      </div>
    </Disclosure>
  );
}
