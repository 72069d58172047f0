// jsdom supports <dialog> and `popover` as markup only. These fakes give them the platform's states, events and errors,
// without focus handling and light dismiss: those belong to e2e.

const OPEN_MARK = "data-popover-open";

function toggleEvent(type: string, oldState: string, newState: string, cancelable = false) {
  return Object.assign(new Event(type, { cancelable }), { oldState, newState });
}

function closeDialog(this: HTMLDialogElement, returnValue?: string) {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  this.dispatchEvent(new Event("close"));
}

function showModal(this: HTMLDialogElement) {
  if (this.open || !this.isConnected) throw new DOMException("Not showable", "InvalidStateError");
  this.open = true;
}

function requestClose(this: HTMLDialogElement, returnValue?: string) {
  if (this.open && this.dispatchEvent(new Event("cancel", { cancelable: true })))
    this.close(returnValue);
}

function showPopover(this: HTMLElement) {
  if (!this.hasAttribute("popover")) throw new DOMException("No popover", "NotSupportedError");
  if (this.hasAttribute(OPEN_MARK)) return;
  if (!this.dispatchEvent(toggleEvent("beforetoggle", "closed", "open", true))) return;
  this.setAttribute(OPEN_MARK, "");
  this.dispatchEvent(toggleEvent("toggle", "closed", "open"));
}

function hidePopover(this: HTMLElement) {
  if (!this.hasAttribute(OPEN_MARK)) return;
  this.dispatchEvent(toggleEvent("beforetoggle", "open", "closed"));
  this.removeAttribute(OPEN_MARK);
  this.dispatchEvent(toggleEvent("toggle", "open", "closed"));
}

function togglePopover(this: HTMLElement) {
  if (this.hasAttribute(OPEN_MARK)) this.hidePopover();
  else this.showPopover();
  return this.hasAttribute(OPEN_MARK);
}

/** What a browser does for `<button popovertarget>`: no script of the page takes part. */
function followPopoverTarget(event: Event) {
  if (event.defaultPrevented || !(event.target instanceof Element)) return;
  const button = event.target.closest("button[popovertarget]:not([disabled])");
  const popover = document.getElementById(button?.getAttribute("popovertarget") ?? "");
  if (!button || !popover) return;
  const action = button.getAttribute("popovertargetaction");
  if (action === "show") popover.showPopover();
  else if (action === "hide") popover.hidePopover();
  else popover.togglePopover();
}

/** Completes jsdom's dialogs and popovers; closed ones are hidden, so queries by role do not see into them. */
export function fakeDialogs() {
  Object.assign(HTMLDialogElement.prototype, {
    show: showModal,
    showModal,
    close: closeDialog,
    requestClose,
  });
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover, togglePopover });
  window.addEventListener("click", followPopoverTarget);
  const style = document.createElement("style");
  style.textContent = `dialog:not([open]), [popover]:not([${OPEN_MARK}]) { display: none; }`;
  document.head.append(style);
}
