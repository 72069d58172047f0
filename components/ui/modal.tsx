"use client";

import { useLayoutEffect, useRef, type ComponentProps } from "react";
import { openModal } from "@/components/ui/open-modal";
import { cn } from "@/lib/cn";

type ModalProps = ComponentProps<"dialog"> & { onClose: () => void };

/**
 * A native modal dialog that is open while it is rendered. The browser traps the focus, closes it on Esc and restores the
 * focus. A click on the backdrop closes it, too. It needs aria-label or aria-labelledby.
 */
export function Modal({ onClose, className, children, ...props }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect: the browser restores the focus only while the dialog is still in the document.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element) openModal(element);
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className={cn(
        "m-0 max-h-none max-w-none border-0 p-0 text-ink backdrop:bg-(--scrim)",
        className,
      )}
      {...props}
    >
      {children}
    </dialog>
  );
}
