/** `focusVisible` is not in TypeScript's library yet. */
type FocusChoice = FocusOptions & { focusVisible?: boolean };

/**
 * Opens a dialog as a modal one, the focus on `first` or on its first control. Safari draws a ring around that control also for
 * who opened it with a finger: it does not focus a pressed button, and so has nothing to go by.
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
