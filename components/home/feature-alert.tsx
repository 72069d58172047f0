"use client";

import { useId, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { useAuth } from "@/lib/session/use-auth";

type FeatureAlertProps = {
  title: string;
  message: string;
  /** In place of the alert that invites the visitor to join. */
  messageSignedIn: string;
  /** The name of the dialog, and of the button that closes it. */
  label: string;
  close: string;
};

/**
 * The title of a card that only shows an alert, as an accessible dialog with the exact text (P3.3). A press
 * anywhere on the card opens it. The dialog is rendered at the end of the document, because a heading must not contain one.
 */
export function FeatureAlert({ title, message, messageSignedIn, label, close }: FeatureAlertProps) {
  const { user } = useAuth();
  const [open, setOpen] = useState(false);
  const messageId = useId();
  return (
    <>
      <button
        type="button"
        data-print
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="text-start outline-0 after:absolute after:inset-0 noscript:hidden"
      >
        {title}
      </button>
      <span className="hidden noscript:inline">{title}</span>
      {open &&
        createPortal(
          <Modal
            role="alertdialog"
            aria-label={label}
            aria-describedby={messageId}
            onClose={() => setOpen(false)}
            className="m-auto w-[min(440px,calc(100vw-32px))] rounded-dialog bg-raised shadow-lg"
          >
            <div className="grid justify-items-end gap-6 p-6">
              <p id={messageId} className="w-full text-lead">
                {user ? messageSignedIn : message}
              </p>
              <Button variant="ink" onClick={() => setOpen(false)}>
                {close}
              </Button>
            </div>
          </Modal>,
          document.body,
        )}
    </>
  );
}
