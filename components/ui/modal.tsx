"use client";

import { useLayoutEffect, useRef, type ComponentProps } from "react";
import { cn } from "@/lib/cn";

type ModalProps = ComponentProps<"dialog"> & { onClose: () => void };

/**
 * A native modal dialog, open for as long as it is rendered: the browser keeps the focus inside, closes it
 * on Esc and gives the focus back. A press beside it closes it too. Name it with aria-label(ledby).
 */
export function Modal({ onClose, className, children, ...props }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect, because the browser gives the focus back only while the dialog is still in the document.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
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
