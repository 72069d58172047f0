import { useTexts } from "#texts";
import { useFactWords } from "#fact-words";
import { Icon } from "@/components/ui/icon";
import { useId, useState, type KeyboardEvent } from "react";
import { InputField } from "@/components/forms/fields/input-field";
import { useForm } from "@/components/forms/server-form";
import { useFieldText } from "@/components/forms/fields/use-field-text";
import { chipVariants } from "@/components/ui/chip";
import { TextField } from "@/components/ui/fields/text-field";
import { isComposing } from "@/lib/browser/is-composing";
import { cn } from "@/lib/cn";
import english from "@/lib/messages/en/forms/fact-fields.json";
import { CUISINES } from "@/lib/restaurants/filters/filter-options";

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const read = (text: string) => text.split(/[,;，、；]/).flatMap((part) => part.trim() || []);

type CuisineFieldProps = { name: string; defaultValue?: string };

/**
 * Cuisines in a ServerForm: chosen from a list or written, each a chip in the words of the page. Without scripts a line of text with
 * commas, which is what is sent in any case.
 */
export function CuisineField({ name, defaultValue = "" }: CuisineFieldProps) {
  const t = useTexts("fact-fields", english);
  const words = useFactWords();
  const { values, errors } = useForm();
  const [text, field, write] = useFieldText(values[name] ?? defaultValue);
  const [typed, setTyped] = useState("");
  const listId = useId();
  const chosen = read(text);
  const wordOf = (cuisine: string) => words("cuisine", cuisine);
  /** What restaurants have for a word of another language. */
  const cuisineOf = (word: string) =>
    CUISINES.find((each) => wordOf(each) !== each && isSame(wordOf(each), word)) ?? word;

  function add() {
    const named = read(typed).map(cuisineOf);
    const more = named.filter((one) => !chosen.some((other) => isSame(one, other)));
    if (more.length > 0) write([...chosen, ...more].join(", "));
    setTyped("");
  }

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event) || (event.key !== "Enter" && event.key !== ",")) return;
    event.preventDefault();
    add();
  }

  return (
    <>
      <div className={errors[name] ? undefined : "hidden noscript:block"}>
        <InputField
          ref={field}
          label={t("cuisines")}
          name={name}
          icon="CookingPot"
          placeholder={t("cuisines.example")}
          hint={t("cuisines.hint")}
          defaultValue={defaultValue}
          autoComplete="off"
        />
      </div>
      <div
        role="group"
        aria-label={t("cuisines")}
        className="grid grid-cols-1 gap-3 noscript:hidden"
      >
        {chosen.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {chosen.map((cuisine) => (
              <li key={cuisine}>
                <button
                  type="button"
                  onClick={() => write(chosen.filter((other) => other !== cuisine).join(", "))}
                  className={cn(chipVariants({ tone: "soft" }), "whitespace-normal")}
                >
                  {wordOf(cuisine)}
                  <Icon name="X" size={16} className="icon-bold flex-none" />
                  <span className="sr-only">{t("cuisine.remove")}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <TextField
          label={t("cuisine.add")}
          note={t("cuisine.add.note")}
          icon="CookingPot"
          list={listId}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={add}
          autoComplete="off"
          end={
            <button
              type="button"
              aria-label={t("add")}
              onClick={add}
              className="grid size-11 flex-none place-items-center"
            >
              <Icon name="Plus" className="icon-bold" />
            </button>
          }
        />
        <datalist id={listId}>
          {CUISINES.filter((cuisine) => !chosen.some((other) => isSame(cuisine, other))).map(
            (cuisine) => (
              <option key={cuisine} value={wordOf(cuisine)} />
            ),
          )}
        </datalist>
      </div>
    </>
  );
}
