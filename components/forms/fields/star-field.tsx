import { useTexts } from "#texts";
import { useId } from "react";
import { FieldMessage } from "@/components/forms/fields/field-message";
import { useForm } from "@/components/forms/server-form";
import { Star } from "@/components/site/rating";
import english from "@/lib/messages/en/forms/review.json";

/** What a number of stars means, shown beside the chosen one. */
const WORDS = [
  ["stars.1", "group-has-[[value='1']:checked]/stars:inline"],
  ["stars.2", "group-has-[[value='2']:checked]/stars:inline"],
  ["stars.3", "group-has-[[value='3']:checked]/stars:inline"],
  ["stars.4", "group-has-[[value='4']:checked]/stars:inline"],
  ["stars.5", "group-has-[[value='5']:checked]/stars:inline"],
] as const;

/** A star is filled if its own or a later radio button is checked. */
const FILLED =
  "group-has-checked:fill-turmeric group-has-checked:stroke-turmeric-ink group-has-[~label_:checked]:fill-turmeric group-has-[~label_:checked]:stroke-turmeric-ink";

type StarFieldProps = { name: string; legend: string; defaultValue?: string | undefined };

/** One to five stars in a ServerForm: radio buttons that look like stars. They are filled by style, also without scripts. */
export function StarField({ name, legend, defaultValue }: StarFieldProps) {
  const t = useTexts("review-form", english);
  const { values, errors } = useForm();
  const messageId = useId();
  const chosen = values[name] ?? defaultValue;
  return (
    <fieldset aria-describedby={messageId} className="group/stars">
      <legend className="mb-1 text-note font-semibold">{legend}</legend>
      <div className="-ms-2.5 flex flex-wrap items-center">
        {WORDS.map(([word], index) => (
          <label
            key={word}
            className="group grid size-13 cursor-pointer place-items-center rounded-inner has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={index + 1}
              required
              aria-label={t("stars", { count: index + 1 })}
              defaultChecked={chosen === String(index + 1)}
              className="sr-only"
            />
            <Star size={34} empty className={FILLED} />
          </label>
        ))}
        <span aria-hidden="true" className="ms-2 font-semibold">
          {WORDS.map(([word, shown]) => (
            <span key={word} className={`hidden ${shown}`}>
              {t(word)}
            </span>
          ))}
        </span>
      </div>
      <FieldMessage id={messageId} error={errors[name]} />
    </fieldset>
  );
}
