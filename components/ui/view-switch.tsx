import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/drawings/icon-names";
import { cn } from "@/lib/cn";

type View<Id> = { id: Id; label: string; icon?: IconName };

type ViewSwitchProps<Id> = {
  label: string;
  views: readonly View<Id>[];
  /** Undefined until the browser knows it. */
  current: Id | undefined;
  onChange: (id: Id) => void;
  /** Shows only the icons; the labels are their accessible names. */
  iconsOnly?: boolean;
  className?: string;
};

/** Buttons for the views of a list or the values of a setting, one of which is selected. */
export function ViewSwitch<Id extends string>({
  label,
  views,
  current,
  onChange,
  iconsOnly = false,
  className,
}: ViewSwitchProps<Id>) {
  return (
    <div
      role="group"
      aria-label={label}
      className={cn("flex-none rounded-tile bg-sprout-2 p-1", className)}
    >
      {views.map(({ id, label, icon }) => (
        <button
          key={id}
          type="button"
          aria-label={iconsOnly ? label : undefined}
          aria-pressed={current === id}
          onClick={() => onChange(id)}
          className="inline-flex min-h-11 grow items-center justify-center gap-2 rounded-inner px-4 font-semibold text-ink-2 aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-sm"
        >
          {icon && <Icon name={icon} size={18} />}
          {!iconsOnly && label}
        </button>
      ))}
    </div>
  );
}
