import { useTexts } from "#texts";
import type { ReactNode, Ref } from "react";
import { IntentLink } from "@/components/ui/intent-link";
import { cn } from "@/lib/cn";
import { formatCountIn } from "@/lib/languages/format-count";
import english from "@/lib/messages/en/rows.json";

export type PlaceRow = { href: string; name: string; note: ReactNode; count: number };

type PlaceRowsProps = {
  ref?: Ref<HTMLUListElement>;
  places: readonly PlaceRow[];
  /** The columns. */
  className: string;
};

/** Places as links, each with a note and its number of restaurants. */
export function PlaceRows({ ref, places, className }: PlaceRowsProps) {
  const t = useTexts("rows", english);
  return (
    <ul ref={ref} className={cn("grid gap-x-10", className)}>
      {places.map(({ href, name, note, count }) => (
        <li key={href} className="group place-row">
          <span className="min-w-0">
            <IntentLink href={href} className="card-link font-strong">
              {name}
            </IntentLink>
            <span className="place-note">{note}</span>
          </span>
          <span className="place-count">
            <b>{formatCountIn(t.language, count)}</b>{" "}
            <span>
              <span className="spoken">{t("spoken", { count })}</span>
              {t("food")}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
