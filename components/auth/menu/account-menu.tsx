import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useRef, useState, type KeyboardEvent, type ToggleEvent } from "react";
import { AccountActions } from "@/components/auth/menu/account-actions";
import { AccountEmail } from "@/components/auth/menu/account-email";
import english from "@/lib/messages/en/controls.json";

const PANEL_ID = "account-menu";

/** The index of the item that a key moves the focus to, or undefined for other keys. */
function nextItem(key: string, current: number, count: number) {
  if (key === "ArrowDown") return (current + 1) % count;
  if (key === "ArrowUp") return (current - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

/**
 * The menu of a signed-in visitor in the navigation bar. The browser opens, positions and closes the popover; the script
 * moves the focus.
 */
export function AccountMenu() {
  const t = useTexts("controls", english);
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  function items() {
    return [...(panel.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
  }

  function onToggle({ newState }: ToggleEvent) {
    if (newState === "open") items()[0]?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Tab") return panel.current?.hidePopover();
    const all = items();
    const next = nextItem(
      event.key,
      all.indexOf(document.activeElement as HTMLElement),
      all.length,
    );
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  }

  /** The menu is removed with the session, so the focus moves to the links that replace it. */
  function focusSignIn() {
    const links = button.current?.closest("[data-account]")?.querySelectorAll("a");
    links?.[0]?.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className="button button-line button-sm"
        popoverTarget={PANEL_ID}
        aria-haspopup="menu"
      >
        <AccountEmail />
        <Icon name="ChevronDown" size={16} className="icon-bold flex-none" />
      </button>
      <div
        ref={panel}
        id={PANEL_ID}
        popover="auto"
        onBeforeToggle={({ newState }) => setOpen(newState === "open")}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
        className="nav-panel account-panel"
      >
        {/* The bar may truncate the e-mail address; it is repeated here only while the menu is open. */}
        {open && (
          <p className="px-3 py-2.5">
            <span className="block text-small text-ink-3">{t("account.as")}</span>
            <b className="wrap-anywhere">
              <AccountEmail />
            </b>
          </p>
        )}
        <hr className="mx-2 my-2 border-line" />
        <div role="menu" aria-label={t("account")}>
          <AccountActions
            menu
            onChoice={() => panel.current?.hidePopover()}
            onSignedOut={focusSignIn}
          />
        </div>
      </div>
    </>
  );
}
