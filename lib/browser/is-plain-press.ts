type Press = Pick<MouseEvent, "button" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Whether a press follows a link here: with a modifier key or another button, browsers open it elsewhere or save it. */
export function isPlainPress({ button, altKey, ctrlKey, metaKey, shiftKey }: Press) {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
