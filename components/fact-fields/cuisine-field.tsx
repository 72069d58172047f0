import { CookingPot, Plus, X } from "@/components/ui/icons";
import { useId, useState, type KeyboardEvent } from "react";
import { InputField } from "@/components/forms/fields/input-field";
import { useForm } from "@/components/forms/server-form";
import { useFieldText } from "@/components/forms/fields/use-field-text";
import { chipVariants } from "@/components/ui/chip";
import { TextField } from "@/components/ui/fields/text-field";
import { isComposing } from "@/lib/browser/is-composing";
import { cn } from "@/lib/cn";
import { CUISINES } from "@/lib/restaurants/filters/filter-options";

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const read = (text: string) => text.split(/[,;]/).flatMap((part) => part.trim() || []);

type CuisineFieldProps = { name: string; defaultValue?: string };

/**
 * Cuisines in a ServerForm: chosen from a list or written, each a chip. Without scripts a line of text with commas, which is what
 * is sent in any case.
 */
export function CuisineField({ name, defaultValue = "" }: CuisineFieldProps) {
  const { values, errors } = useForm();
  const [text, field, write] = useFieldText(values[name] ?? defaultValue);
  const [typed, setTyped] = useState("");
  const listId = useId();
  const chosen = read(text);

  function add() {
    const more = read(typed).filter((one) => !chosen.some((other) => isSame(one, other)));
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
          label="Cuisines"
          name={name}
          icon={CookingPot}
          placeholder="Thai, noodles"
          hint="Separate them with commas."
          defaultValue={defaultValue}
          autoComplete="off"
        />
      </div>
      <div role="group" aria-label="Cuisines" className="grid grid-cols-1 gap-3 noscript:hidden">
        {chosen.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {chosen.map((cuisine) => (
              <li key={cuisine}>
                <button
                  type="button"
                  onClick={() => write(chosen.filter((other) => other !== cuisine).join(", "))}
                  className={cn(chipVariants({ tone: "soft" }), "whitespace-normal")}
                >
                  {cuisine}
                  <X size={16} strokeWidth={2.2} aria-hidden="true" className="flex-none" />
                  <span className="sr-only">: remove</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <TextField
          label="Add a cuisine"
          note="from the list, or in your words"
          icon={CookingPot}
          list={listId}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={add}
          autoComplete="off"
          end={
            <button
              type="button"
              aria-label="Add"
              onClick={add}
              className="grid size-11 flex-none place-items-center"
            >
              <Plus size={20} strokeWidth={2.2} aria-hidden="true" />
            </button>
          }
        />
        <datalist id={listId}>
          {CUISINES.filter((cuisine) => !chosen.some((other) => isSame(cuisine, other))).map(
            (cuisine) => (
              <option key={cuisine} value={cuisine} />
            ),
          )}
        </datalist>
      </div>
    </>
  );
}
