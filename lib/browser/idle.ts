/** Does `task` when the browser has nothing else to do. Safari has no idle callback: there, right after what is under way. */
export function whenIdle(task: () => void) {
  if (window.requestIdleCallback) window.requestIdleCallback(task);
  else window.setTimeout(task, 1);
}
