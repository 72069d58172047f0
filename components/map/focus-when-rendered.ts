/** Frames until an engine has put a new element into the document; Google takes a few. */
const TRIES = 60;

/** Focuses the element that `find` returns as soon as it is in the document. Returns a function that cancels. */
export function focusWhenRendered(find: () => HTMLElement | null) {
  let tries = 0;
  let frame = 0;
  const look = () => {
    const element = find();
    if (element?.isConnected) {
      element.focus({ preventScroll: true });
      return;
    }
    tries += 1;
    if (tries < TRIES) frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}
