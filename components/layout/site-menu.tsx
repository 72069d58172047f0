import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useRef, type MouseEvent, type ReactNode } from "react";
import { openModal } from "@/components/ui/open-modal";
import english from "@/lib/messages/en/controls.json";

const MENU_ID = "site-menu";

/**
 * Before, or without, any script the browser itself opens and closes the sheet: by invoker commands as the modal dialog that it is,
 * else as a popover.
 */
const OPEN_WITHOUT_SCRIPT = {
  command: "show-modal",
  commandfor: MENU_ID,
  popoverTarget: MENU_ID,
};
const CLOSE_WITHOUT_SCRIPT = {
  command: "close",
  commandfor: MENU_ID,
  popoverTarget: MENU_ID,
  popoverTargetAction: "hide",
} as const;

type SiteMenuProps = { logo: ReactNode; children: ReactNode };

/** The phone's menu icon and its sheet: a native modal dialog, so the browser keeps the focus inside (P2.9). */
export function SiteMenu({ logo, children }: SiteMenuProps) {
  const t = useTexts("controls", english);
  const dialog = useRef<HTMLDialogElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);

  function open(event: MouseEvent) {
    event.preventDefault();
    if (dialog.current) openModal(dialog.current, closeButton.current);
  }

  function close() {
    const sheet = dialog.current;
    if (sheet?.matches(":popover-open")) sheet.hidePopover();
    sheet?.close();
  }

  function closeAfterChoice(event: MouseEvent) {
    if ((event.target as Element).closest("a")) close();
  }

  return (
    <>
      <button
        type="button"
        aria-label={t("menu.open")}
        aria-haspopup="dialog"
        onClick={open}
        className="ms-auto -me-2.5 grid size-11 place-items-center rounded-inner lg:hidden"
        {...OPEN_WITHOUT_SCRIPT}
      >
        <Icon name="Menu" size={26} className="stroke-2" />
      </button>
      <dialog
        ref={dialog}
        id={MENU_ID}
        popover="auto"
        aria-label={t("menu")}
        onClick={closeAfterChoice}
        className="site-menu fixed inset-0 m-0 size-full max-h-none max-w-none border-0 bg-paper p-0 text-ink lg:hidden"
      >
        <div className="wrap flex min-h-full flex-col pb-6">
          {/* The dialog's first control takes the focus when it opens. */}
          <div className="flex h-(--header-height) flex-none flex-row-reverse items-center justify-between">
            <button
              ref={closeButton}
              type="button"
              aria-label={t("menu.close")}
              onClick={(event) => {
                event.preventDefault();
                close();
              }}
              className="-me-2.5 grid size-11 place-items-center rounded-inner"
              {...CLOSE_WITHOUT_SCRIPT}
            >
              <Icon name="X" size={26} className="stroke-2" />
            </button>
            {logo}
          </div>
          {children}
        </div>
      </dialog>
    </>
  );
}
