/**
 * Content below a modal dialog is not in the accessibility tree until the dialog closes; live regions that come back are announced
 * again. So a notice that is shown while a dialog opens is no live region any more. Returns the function that stops observing.
 */
export function announceNoticesOnce(notices: Element) {
  function quiet({ target, newState }: ToggleEvent) {
    if (newState !== "open" || !(target instanceof HTMLDialogElement)) return;
    notices.querySelector("section")?.setAttribute("aria-live", "off");
    for (const notice of notices.querySelectorAll("[role=alert], [role=status]"))
      notice.removeAttribute("role");
  }
  document.addEventListener("toggle", quiet, true);
  return () => document.removeEventListener("toggle", quiet, true);
}

/** The next notice is announced. */
export function announceNext(notices: Element | null) {
  notices?.querySelector("section")?.setAttribute("aria-live", "polite");
}
