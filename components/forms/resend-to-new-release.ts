const isActionField = ({ name }: HTMLInputElement) => name.startsWith("$ACTION");

/** The hidden fields that name the form's action in the page that the site has now; undefined where it has no such form any more. */
async function readActionFields(labelledBy: string) {
  const response = await fetch(window.location.href, { cache: "no-store" });
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const form = [...page.forms].find(
    (candidate) => candidate.getAttribute("aria-labelledby") === labelledBy,
  );
  const fields = form?.querySelectorAll<HTMLInputElement>('input[type="hidden"]');
  const named = [...(fields ?? [])].filter(isActionField);
  return named.length > 0 ? named : undefined;
}

function addHidden(form: HTMLFormElement, { name, value }: { name: string; value: string }) {
  const field = document.createElement("input");
  Object.assign(field, { type: "hidden", name, value });
  form.append(field);
}

/**
 * Sends a form, files included, to the action of the newer release, as a browser without scripts would: the response is a whole page.
 * False where that is not possible; nothing has been sent then.
 */
export async function resendToNewRelease(form: HTMLFormElement, submitter: HTMLElement | null) {
  const actionFields = await readActionFields(form.getAttribute("aria-labelledby") ?? "").catch(
    () => undefined,
  );
  if (!actionFields) return false;
  for (const field of form.querySelectorAll<HTMLInputElement>("input[type=hidden]"))
    if (isActionField(field)) field.remove();
  for (const field of actionFields) addHidden(form, field);
  if (submitter instanceof HTMLButtonElement && submitter.name) addHidden(form, submitter);
  form.method = "post";
  form.enctype = "multipart/form-data";
  form.setAttribute("action", window.location.pathname + window.location.search);
  // React listens for the event that this does not dispatch.
  HTMLFormElement.prototype.submit.call(form);
  return true;
}
