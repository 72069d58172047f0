import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useRef, useState, type FormEvent } from "react";
import { useForm, type FieldValues } from "react-hook-form";
import { failureMessage } from "@/lib/auth/failure-message";
import { notify } from "@/lib/browser/notices";

type Schema<Values extends FieldValues> = Parameters<
  typeof standardSchemaResolver<Values, unknown, Values>
>[0];

/** Answers what went wrong, in words for the visitor, or nothing. */
type Send<Values> = (values: Values) => Promise<{ failure?: string }>;

/**
 * An account form: checks the values, sends them once however often it is submitted, and shows a failure as the notice of
 * spec §8. Whatever happens, what was typed stays.
 */
export function useAccountForm<Values extends FieldValues>(
  schema: Schema<Values>,
  send: Send<Values>,
) {
  // No default values: they would empty the fields of whoever typed before this script ran.
  const form = useForm<Values, unknown, Values>({
    resolver: standardSchemaResolver(schema),
    shouldFocusError: false,
  });
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);

  async function sendOnce(values: Values) {
    setBusy(true);
    const { failure } = await send(values).catch((error: unknown) => ({
      failure: failureMessage(error),
    }));
    setBusy(false);
    if (failure) notify({ title: "Error", description: failure, tone: "destructive" });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    const { elements } = event.currentTarget;
    await form.handleSubmit(sendOnce, (errors) => focusFirst(elements, errors))(event);
    sending.current = false;
  }

  return { ...form, busy, submit };
}

/** In the order of the page; react-hook-form would go by when a field was first shown. */
function focusFirst(elements: HTMLFormControlsCollection, errors: object) {
  const fields = [...elements].filter((element) => element instanceof HTMLInputElement);
  fields.find(({ name }) => Object.hasOwn(errors, name))?.focus();
}
