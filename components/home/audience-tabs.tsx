"use client";

import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/drawings/icon-names";
import { Tabs } from "radix-ui";
import type { ReactNode } from "react";
import type { AudienceId } from "@/lib/home/types";

const ICONS: Record<AudienceId, IconName> = { restaurants: "Store", foodies: "Utensils" };

type AudienceTabsProps = {
  title: string;
  /** Of the page: the library sets it on its element. */
  dir: "ltr" | "rtl";
  /** The name of the list of tabs. */
  label: string;
  tabs: { id: AudienceId; label: string; panel: ReactNode }[];
};

/** Tabs. Both panels stay in the document, so that search engines index them. */
export function AudienceTabs({ title, dir, label: name, tabs }: AudienceTabsProps) {
  return (
    <Tabs.Root defaultValue="restaurants" dir={dir}>
      <div className="flex flex-wrap items-end justify-between gap-6">
        <h2 className="headline text-h2 text-balance">{title}</h2>
        <Tabs.List
          aria-label={name}
          className="inline-flex flex-wrap rounded-tile bg-sprout-2 p-1 noscript:hidden"
        >
          {tabs.map(({ id, label }) => {
            const icon = ICONS[id];
            return (
              <Tabs.Trigger
                key={id}
                value={id}
                className="inline-flex min-h-11 items-center gap-2 rounded-inner px-4 font-semibold text-ink-2 data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-sm"
              >
                <Icon name={icon} size={18} />
                {label}
              </Tabs.Trigger>
            );
          })}
        </Tabs.List>
      </div>
      {tabs.map(({ id, panel }) => (
        <Tabs.Content
          key={id}
          value={id}
          forceMount
          className="data-[state=inactive]:hidden noscript:block!"
        >
          {panel}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
