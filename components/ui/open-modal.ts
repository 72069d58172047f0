/** `focusVisible` is not in TypeScript's library yet. */
type FocusChoice = FocusOptions & { focusVisible?: boolean };

/**
 * Opens a dialog as a modal one, with the focus on `first` or on its first control. Safari draws a focus ring around that control
 * also after a touch: it does not focus a pressed button, and so cannot tell that there was a touch.
 */
export function openModal(dialog: HTMLDialogElement, first?: HTMLElement | null) {
  const byKeyboard = document.activeElement?.matches(":focus-visible") ?? false;
  dialog.showModal();
  const target = first ?? document.activeElement;
  if (target instanceof HTMLElement) {
    const choice: FocusChoice = { focusVisible: byKeyboard };
    target.focus(choice);
  }
}
