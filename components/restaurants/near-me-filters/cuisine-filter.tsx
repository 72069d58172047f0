import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useState } from "react";
import { flushSync } from "react-dom";
import { ChipList } from "@/components/restaurants/near-me-filters/chip-list";
import { chipVariants } from "@/components/ui/chip";
import { cn } from "@/lib/cn";
import english from "@/lib/messages/en/near-me/filters.json";

const SHOWN_CUISINES = 10;

type CuisineFilterProps = {
  options: readonly string[];
  nameOf: (option: string) => string;
  chosen: string[];
  countOf: ((option: string) => number) | undefined;
  onPress: (option: string) => void;
};

/** The most frequent cuisines and the chosen ones; the others at a press. */
export function CuisineFilter({ options, nameOf, chosen, countOf, onPress }: CuisineFilterProps) {
  const t = useTexts("filters", english);
  const [isAll, setIsAll] = useState(false);
  const all = [...options, ...chosen.filter((name) => !options.includes(name))];
  const shown = isAll
    ? all
    : all.filter((name, place) => place < SHOWN_CUISINES || chosen.includes(name));
  return (
    <>
      <ChipList label={t("cuisine")} options={shown} {...{ nameOf, chosen, countOf, onPress }} />
      {all.length > shown.length && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            const before = currentTarget.previousElementSibling;
            flushSync(() => setIsAll(true));
            const first = before?.querySelectorAll("button")[shown.length];
            first?.focus();
          }}
          className={cn(chipVariants({ size: "sm" }), "mt-2")}
        >
          {t("cuisine.all", { count: all.length })}
          <Icon name="ChevronDown" size={16} />
        </button>
      )}
    </>
  );
}
