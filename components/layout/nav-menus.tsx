import { useTexts } from "#texts";
import { usePathname } from "next/navigation";
import { useRef, type FocusEvent, type MouseEvent } from "react";
import { MenuEntries } from "@/components/layout/menu-entries";
import { Icon } from "@/components/ui/icon";
import english from "@/lib/messages/en/layout.json";
import { MENUS, type Menu } from "@/lib/navigation";

/**
 * One menu of the navigation bar. The browser opens and closes the popover; the script closes it after a choice or when the
 * focus leaves it.
 */
function NavMenu({ id, text, entries }: Menu) {
  const t = useTexts("layout", english);
  const panel = useRef<HTMLDivElement>(null);
  const here = usePathname().startsWith(`/${id}/`);
  const panelId = `menu-${id}`;

  function closeAfterChoice(event: MouseEvent) {
    if ((event.target as Element).closest("a")) panel.current?.hidePopover();
  }

  function closeWhenFocusMovesOn(event: FocusEvent) {
    const next = event.relatedTarget as Element | null;
    const stays =
      !next || event.currentTarget.contains(next) || next.getAttribute("popovertarget") === panelId;
    if (!stays) panel.current?.hidePopover();
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        data-here={here || undefined}
        className="menu-opener"
      >
        {t(text)}
        <Icon name="ChevronDown" size={16} className="icon-bold text-ink-3" />
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        onClick={closeAfterChoice}
        onBlur={closeWhenFocusMovesOn}
        className="nav-panel"
      >
        <MenuEntries entries={entries} />
      </div>
    </>
  );
}

/** The menus of the navigation bar: its links are islands anyway, and from the server each would be in the page twice. */
export function NavMenus() {
  return MENUS.map((menu) => <NavMenu key={menu.id} {...menu} />);
}

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
      <summary className="sheet-heading">
        {t(text)}
        <Icon name="Plus" className="group-open:hidden" />
        <Icon name="Minus" className="hidden group-open:block" />
      </summary>
      <div className="pb-3">
        <MenuEntries entries={entries} />
      </div>
    </details>
  ));
}
