"use client";

import { useId, useState, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";

type FeatureAlertProps = { message: string; className: string; children: ReactNode };

/** A card that only shows an alert (spec §8), as an accessible dialog with the exact text (decision 10). */
export function FeatureAlert({ message, className, children }: FeatureAlertProps) {
  const [open, setOpen] = useState(false);
  const messageId = useId();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={className}
      >
        {children}
      </button>
      {open && (
        <Modal
          role="alertdialog"
          aria-label="Coming soon"
          aria-describedby={messageId}
          onClose={() => setOpen(false)}
          className="m-auto w-[min(440px,calc(100vw-32px))] rounded-[24px] bg-raised shadow-lg"
        >
          <div className="grid justify-items-end gap-6 p-6">
            <p id={messageId} className="w-full text-lead">
              {message}
            </p>
            <Button variant="ink" onClick={() => setOpen(false)}>
              OK
            </Button>
          </div>
        </Modal>
      )}
    </>
  );
}
