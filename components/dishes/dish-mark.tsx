import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { rememberMark, useOwnMark } from "@/components/dishes/use-account-marks";
import { usePress } from "@/components/site/use-press";
import { buttonVariants } from "@/components/ui/button";
import { formatCountIn } from "@/lib/languages/format-count";
import { markWithoutScripts, sendMark } from "@/lib/dishes/actions";
import english from "@/lib/messages/en/presses.json";
import type { MarkKind } from "@/lib/dishes/types";

const STYLES: Record<MarkKind, string> = {
  ate: buttonVariants({
    size: "sm",
    className: "aria-pressed:border-leaf-soft aria-pressed:bg-leaf-soft aria-pressed:text-leaf-ink",
  }),
  gone: "inline-flex min-h-11 items-center rounded-inner px-3.5 text-small text-ink-3 hover:bg-sprout hover:text-ink aria-pressed:font-semibold aria-pressed:text-ink",
};

type DishMarkProps = {
  id: string;
  restaurantId: string;
  name: string;
  kind: MarkKind;
  /** How many members say it; absent where that is not shown. */
  count?: number;
};

/** Says that one ate a dish, or that it is no longer served, or takes that back (P14.871, P14.872). */
export function DishMark({ id, restaurantId, name, kind, count }: DishMarkProps) {
  const t = useTexts("presses", english);
  const isMarked = useOwnMark(restaurantId, kind, id);
  const fields = { dishId: id, restaurantId, kind };
  const { isPressed, form } = usePress({
    pending: { action: kind, id },
    isMarked,
    send: sendMark,
    fields,
    remember: (isMarkedNow) => rememberMark(restaurantId, { kind, id, isMarked: isMarkedNow }),
    anchor: `dish-${id}`,
    notices: {
      added: { title: t("thanks"), description: t(kind === "ate" ? "ate.added" : "gone.added") },
      own: { title: t("dish.own") },
      missing: { title: t("dish.missing") },
    },
  });
  const label = t(kind === "ate" ? "ate" : "gone");
  const shown =
    count === undefined
      ? ""
      : `, ${formatCountIn(t.language, count + Number(isPressed) - Number(isMarked))}`;
  const icon = isPressed ? "Check" : "Utensils";
  return (
    <form action={markWithoutScripts} {...form} className="flex-none print:hidden">
      {Object.entries(fields).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <button
        type="submit"
        aria-pressed={isPressed}
        aria-label={`${label}: ${name}${shown}`}
        className={STYLES[kind]}
      >
        {kind === "ate" && <Icon name={icon} size={18} />}
        <span>
          {label}
          {shown && <span className="tabular-nums">{shown.slice(1)}</span>}
        </span>
      </button>
    </form>
  );
}
