import { isPlainPress } from "@/lib/browser/is-plain-press";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

type EarlyInput = {
  /** The fields that were changed, each with what it then held. */
  fields: Map<Field, string>;
  /** The last press of a button, or of a link to a part of the page. */
  press?: { event: MouseEvent; control: HTMLButtonElement | HTMLAnchorElement };
  /** The last form marked `data-press` that was submitted, and the timer after which it is sent without scripts. */
  submit?: { event: SubmitEvent; form: HTMLFormElement; timer: number };
  /** Ends the watch. */
  stop(): void;
};

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/**
 * Runs inline before anything can be pressed: the page is visible some seconds before its scripts run on a slow line, so it remembers
 * what is typed, chosen and pressed meanwhile. Not what browsers do by themselves: links to other pages, popovers, dialogs and forms,
 * except those marked `data-press`, whose press counts after a sign-in only where scripts handle it: they wait, and are sent without
 * scripts after 8 s. It listens before React, which stops events while it waits for a part of the page.
 */
export const EARLY_INPUT_SCRIPT = `(function(w,m,k){
function note(e){var t=e.target,b=e.type=="click"&&t.closest("button,a[href^='#']");
if(e.type=="submit"){if("press"in t.dataset){e.preventDefault();s();
w.earlyInput.submit={event:e,form:t,timer:setTimeout(function(){w.earlyInput.stop();t.requestSubmit(e.submitter)},8e3)}}}
else if(e.type!="click")m.set(t,t.value);
else if(b&&(b.hash||b.type=="button"&&!b.matches("[popovertarget],[commandfor]")))w.earlyInput.press={event:e,control:b}}
function s(){var p=w.earlyInput.submit;p&&clearTimeout(p.timer)}
k.forEach(function(t){w.addEventListener(t,note,true)});
w.earlyInput={fields:m,stop:function(){s();k.forEach(function(t){w.removeEventListener(t,note,true)})}}
})(window,new Map,["input","change","click","submit"])`;

/** React reads of a box whether it is checked, and hears its clicks alone. */
function recheck(box: HTMLInputElement) {
  const isAsSent = box.checked === box.defaultChecked;
  const isOtherChosen = box.type === "radio" && !box.checked;
  if (isAsSent || isOtherChosen) return;
  box.checked = !box.checked;
  box.click();
}

function retype(field: Field, value: string) {
  // React ignores an event that leaves the value it tracks unchanged: empty the tracked value, then set the real one with the native setter.
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

function repeat(field: Field, value: string) {
  if (field.type === "checkbox" || field.type === "radio") recheck(field as HTMLInputElement);
  // The files are still chosen, and no script may name any.
  else if (field.type === "file") field.dispatchEvent(new Event("change", { bubbles: true }));
  else retype(field, value);
}

/**
 * The browser has followed the link already. The router then writes the address that it read before it hydrated the page, without the
 * fragment, and whatever shows a part of the page by it would miss it.
 */
function restoreFragment({ hash }: HTMLAnchorElement, event: MouseEvent) {
  const isFollowed = isPlainPress(event) && !event.defaultPrevented;
  if (!isFollowed || window.location.hash === hash) return;
  // With the router's part of the state, as it is.
  window.history.replaceState(window.history.state, "", hash);
  window.dispatchEvent(new HashChangeEvent("hashchange"));
}

function pressAgain(button: HTMLButtonElement) {
  // Within the effect that calls this, React would not hydrate menus and footer for the press, and would drop it.
  queueMicrotask(() => {
    // Tabs react as soon as a mouse button goes down.
    button.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
    button.click();
  });
}

/** The button that was pressed, if React has not replaced it: a form takes no other. */
function submitterOf({ event, form }: NonNullable<EarlyInput["submit"]>) {
  return form.contains(event.submitter) ? event.submitter : null;
}

/** Ends the watch when the page is hydrated: from here on React handles events, also the one that is being dispatched. */
export function stopEarlyInput() {
  const { earlyInput } = window;
  earlyInput?.stop();
  if (!earlyInput) return;
  for (const kind of ["press", "submit"] as const)
    if (earlyInput[kind] && earlyInput[kind].event.eventPhase !== Event.NONE)
      delete earlyInput[kind];
}

/** Repeats, once, the input that was made before hydration. */
export function replayEarlyInput() {
  const { earlyInput } = window;
  if (!earlyInput) return;
  delete window.earlyInput;
  for (const [field, value] of earlyInput.fields) if (field.isConnected) repeat(field, value);
  const { submit } = earlyInput;
  if (submit?.form.isConnected) submit.form.requestSubmit(submitterOf(submit));
  const { control, event } = earlyInput.press ?? {};
  if (!control?.isConnected || !event) return;
  if (control instanceof HTMLAnchorElement) restoreFragment(control, event);
  else pressAgain(control);
}
