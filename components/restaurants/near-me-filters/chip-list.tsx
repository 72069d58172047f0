import { Icon } from "@/components/ui/icon";
import { chipVariants } from "@/components/ui/chip";

type ChipListProps = {
  label: string;
  options: readonly string[];
  /** What an option is called. */
  nameOf: (option: string) => string;
  chosen: string[];
  /** How many restaurants an option would leave; undefined while that is not known. */
  countOf?: ((option: string) => number) | undefined;
  onPress: (option: string) => void;
};

/** Options to be pressed; one that would leave nothing says (0) and cannot be. */
export function ChipList({ label, options, nameOf, chosen, countOf, onPress }: ChipListProps) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap gap-2">
      {options.map((option) => {
        const on = chosen.includes(option);
        const isEmpty = countOf !== undefined && !on && countOf(option) === 0;
        return (
          <button
            key={option}
            type="button"
            aria-pressed={on}
            disabled={isEmpty}
            onClick={() => onPress(option)}
            className={chipVariants({ size: "sm", tone: on ? "on" : "plain" })}
          >
            {on && <Icon name="Check" size={16} className="icon-bold" />}
            {nameOf(option)}
            {isEmpty && " (0)"}
          </button>
        );
      })}
    </div>
  );
}
