import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/drawings/icon-names";
import { useState, type ReactNode } from "react";

type DisclosureProps = {
  icon: IconName;
  title: string;
  /** What the fields inside hold, in a word or two. */
  state: ReactNode;
  /** Whether something inside is wrong. */
  isFaulty: boolean;
  children: ReactNode;
};

/** Optional fields, collapsed until the visitor opens them or something inside is wrong. They stay open while it is put right. */
export function Disclosure({ icon, title, state, isFaulty, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(isFaulty);
  const [wasFaulty, setFaulty] = useState(isFaulty);
  if (isFaulty !== wasFaulty) {
    setFaulty(isFaulty);
    if (isFaulty) setOpen(true);
  }
  return (
    <details
      className="group border-b border-line"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 font-semibold">
        <Icon name={icon} className="flex-none text-ink-3" />
        <span className="max-w-3/5 flex-none">{title}</span>
        <span className="flex-1 truncate text-end text-note font-normal text-ink-2">{state}</span>
        <Icon name="ChevronDown" size={18} className="icon-bold flex-none group-open:rotate-180" />
      </summary>
      <div className="grid grid-cols-1 gap-3 pt-1 pb-5">{children}</div>
    </details>
  );
}
