import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { usePress } from "@/components/site/use-press";
import { cn } from "@/lib/cn";
import { formatCountIn } from "@/lib/languages/format-count";
import english from "@/lib/messages/en/presses.json";

type HelpfulFormProps = {
  /** The server action without scripts. */
  action: (data: FormData) => Promise<void>;
  fields: Readonly<Record<string, string>>;
  press: ReturnType<typeof usePress>;
  /** How many members found it helpful, with the visitor where `isMarked` says so. */
  helpful: number;
  isMarked: boolean;
};

/** The button "Helpful" with its count. */
export function HelpfulForm({ action, fields, press, helpful, isMarked }: HelpfulFormProps) {
  const t = useTexts("presses", english);
  const { isPressed, form } = press;
  const shown = helpful + Number(isPressed) - Number(isMarked);
  return (
    <form action={action} {...form} className="print:hidden">
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button
        type="submit"
        aria-pressed={isPressed}
        className="-ms-3.5 inline-flex min-h-11 items-center gap-2 rounded-inner px-3.5 font-semibold text-ink-2 hover:bg-sprout aria-pressed:text-leaf-ink"
      >
        <Icon name="ThumbsUp" size={18} className={cn(isPressed && "fill-current")} />
        <span>
          {t("helpful")} <span className="tabular-nums">({formatCountIn(t.language, shown)})</span>
        </span>
      </button>
    </form>
  );
}
