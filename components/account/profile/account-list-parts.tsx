import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/drawings/icon-names";
import type { ReactNode } from "react";
import { OwnText } from "@/components/ui/reading/own-text";
import { IntentLink } from "@/components/ui/intent-link";
import { formatCountIn } from "@/lib/languages/format-count";
import english from "@/lib/messages/en/account/own-lists.json";

type PartProps = { icon: IconName; title: string; count: number; children: ReactNode };

/** A list with its number; an empty one is the number alone. */
export function Part({ icon, title, count, children }: PartProps) {
  const { language } = useTexts("own-lists", english);
  return (
    <li className="border-t border-line py-3 first-of-type:border-t-0">
      <h3 className="flex min-h-11 items-center gap-3.5 text-body font-semibold">
        <Icon name={icon} className="flex-none text-ink-3" />
        {title}
        <span className="ms-auto tabular-nums">{formatCountIn(language, count)}</span>
      </h3>
      {count > 0 && <ul className="ms-8.5 mt-1 grid gap-1">{children}</ul>}
    </li>
  );
}

type EntryProps = {
  /** Undefined for what has no page any more. */
  href: string | undefined;
  name: ReactNode;
  detail: string;
  /** Why it was not accepted. */
  reason?: string | null;
};

export function Entry({ href, name, detail, reason }: EntryProps) {
  const t = useTexts("own-lists", english);
  const { language } = t;
  return (
    <li className="py-1.5 wrap-anywhere">
      {href ? (
        <IntentLink href={href as "/"} className="block underline underline-offset-3">
          {name}
        </IntentLink>
      ) : (
        name
      )}
      <span className="block text-note text-ink-2">{detail}</span>
      {reason && (
        <span className="block text-note">
          {t.rich("reason", {
            reason: () => <OwnText key="reason" {...{ language }} text={reason} />,
          })}
        </span>
      )}
    </li>
  );
}
