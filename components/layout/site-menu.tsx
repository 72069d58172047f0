"use client";

import { Menu, X } from "lucide-react";
import { useRef, type MouseEvent, type ReactNode } from "react";

const MENU_ID = "site-menu";

/** Lets browsers with invoker commands open the sheet before, or without, any script. */
const OPEN_COMMAND = { command: "show-modal", commandfor: MENU_ID };
const CLOSE_COMMAND = { command: "close", commandfor: MENU_ID };

type SiteMenuProps = { logo: ReactNode; children: ReactNode };

/** The phone's menu icon and its sheet: a native modal dialog, so the browser keeps the focus inside (P2.9). */
export function SiteMenu({ logo, children }: SiteMenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  function openWithoutCommands() {
    if (!("command" in HTMLButtonElement.prototype)) dialog.current?.showModal();
  }

  function closeAfterChoice(event: MouseEvent) {
    if ((event.target as Element).closest("a")) dialog.current?.close();
  }

  return (
    <>
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={openWithoutCommands}
        className="-mr-2.5 ml-auto grid size-11 place-items-center rounded-inner lg:hidden"
        {...OPEN_COMMAND}
      >
        <Menu size={26} strokeWidth={2} aria-hidden="true" />
      </button>
      <dialog
        ref={dialog}
        id={MENU_ID}
        aria-label="Menu"
        onClick={closeAfterChoice}
        className="site-menu fixed inset-0 m-0 size-full max-h-none max-w-none bg-paper text-ink lg:hidden"
      >
        <div className="wrap flex min-h-full flex-col pb-6">
          {/* The dialog's first control takes the focus when it opens. */}
          <div className="flex h-(--header-height) flex-none flex-row-reverse items-center justify-between">
            <button
              type="button"
              aria-label="Close menu"
              onClick={() => dialog.current?.close()}
              className="-mr-2.5 grid size-11 place-items-center rounded-inner"
              {...CLOSE_COMMAND}
            >
              <X size={26} strokeWidth={2} aria-hidden="true" />
            </button>
            {logo}
          </div>
          {children}
        </div>
      </dialog>
    </>
  );
}
