import { useActionState, useEffect, useRef, useState, type FormEvent } from "react";
import { focusFirstFault } from "@/components/forms/focus-first-fault";
import { EMPTY_FORM, type FormAction } from "@/lib/forms/form-state";

/**
 * What became of a form that the browser sent by itself, without scripts or before they ran (P9.17). What is wrong is shown until it is
 * corrected or the form is sent again.
 */
export function usePostedForm(action: FormAction) {
  const [posted, formAction] = useActionState(action, EMPTY_FORM);
  const [state, setState] = useState(posted);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    // With scripts the form has its own fields alone: those that name the action are for the browser.
    for (const field of form.current?.querySelectorAll("input[type=hidden]") ?? []) field.remove();
  }, []);

  useEffect(() => {
    if (form.current && posted !== EMPTY_FORM) focusFirstFault(form.current, posted.errors);
  }, [posted]);

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const { name = "" } = target as Partial<HTMLInputElement>;
    if (!Object.hasOwn(state.errors, name)) return;
    const errors = Object.entries(state.errors).filter(([field]) => field !== name);
    setState({ ...state, errors: Object.fromEntries(errors) });
  }

  return {
    // Those of the page, always: fields would lose a value that they were sent with.
    values: posted.values,
    errors: state.errors,
    failure: state.failure,
    clear: () => setState(EMPTY_FORM),
    formProps: { ref: form, action: formAction, onInput },
  };
}
