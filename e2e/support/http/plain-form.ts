import { formBody, formQuery, type ChosenFile, type Entry } from "@/e2e/support/http/form-body";

// Forms as a browser fills in and sends them that runs no scripts.

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What to enter, by the label of its field: text, the text of an option, whether a box or a radio button is checked, or a file. */
export type Fields = Record<string, string | boolean | ChosenFile>;

export type Send = { method: "GET" | "POST"; url: URL; type?: string; body?: Buffer };

const chosenFiles = new WeakMap<Element, ChosenFile>();

const CONTROLS = "input, select, textarea";

const spaced = (text: string) => text.replace(/\s+/g, " ").trim();

/** The words of a label, without those of a control inside it, as the options of a list. */
function wordsOf(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.textContent ?? "";
  if (node.nodeName !== "LABEL" && (node as Element).matches?.(`${CONTROLS}, button`)) return "";
  return [...node.childNodes].map(wordsOf).join("");
}

/** Each control below an element with one of its labels. Testing Library's query takes seconds in jsdom where there are many fields. */
function labelled(scope: HTMLElement): [control: Element, text: string][] {
  const { ownerDocument: document } = scope;
  const controls = [...scope.querySelectorAll(CONTROLS)];
  const byLabel = [...document.querySelectorAll("label")].map((label): [Element | null, string] => [
    label.htmlFor ? document.getElementById(label.htmlFor) : label.querySelector(CONTROLS),
    wordsOf(label),
  ]);
  const byAttribute = controls.flatMap((control) => {
    const ids = control.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
    const named = ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
    return [named, control.getAttribute("aria-label") ?? ""].map((text): [Element, string] => [
      control,
      text,
    ]);
  });
  const own = new Set<Element | null>(controls);
  return [...byLabel, ...byAttribute].flatMap(([control, text]) =>
    control && own.has(control) && text ? [[control, spaced(text)]] : [],
  );
}

/** The control with this label; its whole text counts more than a part of it. */
export function field(scope: HTMLElement, label: string) {
  const all = labelled(scope);
  const named = (isNamed: (text: string) => boolean) => [
    ...new Set(all.filter(([, text]) => isNamed(text)).map(([control]) => control)),
  ];
  const exact = named((text) => text === label);
  const found =
    exact.length > 0 ? exact : named((text) => text.toLowerCase().includes(label.toLowerCase()));
  if (found.length !== 1) throw new Error(`${found.length} fields have the label "${label}"`);
  return found[0] as Control;
}

const isType = (control: Control, ...types: string[]): control is HTMLInputElement =>
  control.tagName === "INPUT" && types.includes(control.type);

function choose(select: HTMLSelectElement, text: string) {
  const option = [...select.options].find((one) => one.text.trim() === text);
  if (!option || option.disabled) throw new Error(`There is no option "${text}"`);
  option.selected = true;
}

export function chooseFile(input: HTMLInputElement, file: ChosenFile) {
  if (input.type !== "file" || input.matches(":disabled")) throw new Error("It takes no file");
  chosenFiles.set(input, file);
}

function enter(control: Control, label: string, value: Fields[string]) {
  const cannot = (why: string) => new Error(`The field "${label}" ${why}`);
  if (control.matches(":disabled")) throw cannot("is disabled");
  if (isType(control, "checkbox", "radio")) {
    if (typeof value !== "boolean") throw cannot("is checked or not");
    if (control.type === "radio" && !value) throw cannot("cannot be unchecked");
    control.checked = value;
  } else if (isType(control, "file")) {
    if (typeof value !== "object") throw cannot("takes a file");
    chooseFile(control, value);
  } else {
    if (typeof value !== "string") throw cannot("takes text");
    if ("options" in control) return choose(control, value);
    if (control.readOnly) throw cannot("can only be read");
    const { maxLength } = control;
    if (maxLength >= 0 && value.length > maxLength) throw cannot(`takes ${maxLength} characters`);
    control.value = value;
  }
}

export function fillIn(scope: HTMLElement, fields: Fields) {
  for (const [label, value] of Object.entries(fields)) enter(field(scope, label), label, value);
}

const NO_FILE: ChosenFile = {
  name: "",
  mimeType: "application/octet-stream",
  buffer: Buffer.alloc(0),
};

/** What the form sends when this button is pressed. */
function entriesOf(form: HTMLFormElement, button: HTMLButtonElement): Entry[] {
  const window = form.ownerDocument.defaultView!;
  const files = [...form.elements].filter(
    (element) =>
      element.matches("input[type=file]:not(:disabled)") && element.getAttribute("name") !== null,
  );
  return [...new window.FormData(form, button)].map(([name, value]) => [
    name,
    // jsdom lets nobody choose files: the places that it has for them are in the order of their inputs.
    typeof value === "string" ? value : (chosenFiles.get(files.shift()!) ?? NO_FILE),
  ]);
}

function refuseInvalid(form: HTMLFormElement, button: HTMLButtonElement) {
  if (form.noValidate || button.formNoValidate) return;
  const invalid = [...form.elements].filter(
    (element) => element.matches(":invalid") && !chosenFiles.has(element),
  );
  const names = invalid.map((element) => element.getAttribute("name"));
  if (names.length > 0) throw new Error(`The browser asks for ${names.join()} first`);
}

/** What the press of a button sends; it throws when a browser would send nothing. */
export function pressed(button: HTMLElement): Send {
  const submit = button as HTMLButtonElement;
  const { form } = submit;
  const name = submit.textContent;
  if (submit.type !== "submit" || !form) throw new Error(`"${name}" needs a script`);
  if (submit.matches(":disabled")) throw new Error(`"${name}" is disabled`);
  refuseInvalid(form, submit);
  const given = (attribute: string) =>
    submit.getAttribute(`form${attribute}`) ?? form.getAttribute(attribute) ?? "";
  const page = new URL(form.ownerDocument.URL);
  const url = new URL(given("action") || page.href, page);
  const entries = entriesOf(form, submit);
  if (given("method").toLowerCase() !== "post") {
    url.search = formQuery(entries);
    return { method: "GET", url };
  }
  // React leaves the encoding of a form to it when it has run; what the page says is what is sent without.
  return { method: "POST", url, ...formBody(entries, given("enctype").toLowerCase()) };
}
