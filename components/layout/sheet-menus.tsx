"use client";

import { useTexts } from "#texts";
import { MenuEntries } from "@/components/layout/menu-entries";
import { Minus, Plus } from "@/components/ui/icons";
import english from "@/lib/messages/en/layout.json";
import { MENUS } from "@/lib/navigation";

/** The menus of the phone sheet, one of them open; the browser opens the others. In the browser for the sake of their links, as those of the bar. */
export function SheetMenus() {
  const t = useTexts("layout", english);
  return MENUS.map(({ id, text, entries }) => (
    <details
      key={id}
      name="site-menu"
      open={id === "restaurants"}
      className="group border-b border-line"
    >
      <summary className="flex min-h-15 list-none items-center justify-between headline text-3xl leading-none tracking-snug">
        {t(text)}
        <Plus size={20} className="group-open:hidden" />
        <Minus size={20} className="hidden group-open:block" />
      </summary>
      <div className="pb-3">
        <MenuEntries entries={entries} />
      </div>
    </details>
  ));
}
