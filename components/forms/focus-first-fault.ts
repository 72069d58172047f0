/** Focuses the first field with an error, in the order of the page, else what is said of the whole form. */
export function focusFirstFault(form: HTMLFormElement, errors: object) {
  const faulty = [...form.elements].find(
    (element): element is HTMLInputElement =>
      "name" in element && Object.hasOwn(errors, element.name as string),
  );
  (faulty ?? form.querySelector<HTMLElement>("[data-failure]"))?.focus();
}
