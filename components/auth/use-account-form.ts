import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useForm, type FieldValues, type Resolver } from "react-hook-form";
import { failureMessage } from "@/lib/auth/failure-message";
import { areCookiesKept } from "@/lib/browser/cookies";
import { notify } from "@/lib/browser/notices";

type Schema<Values extends FieldValues> = Parameters<
  typeof standardSchemaResolver<Values, unknown, Values>
>[0];

/** Resolves to an error message for the visitor, or to undefined. */
type Send<Values> = (values: Values) => Promise<{ failure?: string }>;

const NEEDS_COOKIES =
  "Accounts need cookies, and this browser keeps none from this site. Allow them, then try again.";

/** The validation rules are half of the screen's code and are not needed before a form is filled in. */
const loadSchemas = () => import("@/lib/auth/schemas");

type Schemas = Awaited<ReturnType<typeof loadSchemas>>;

/**
 * An account form: checks the values, sends them once however often it is submitted, and shows a failure as the notice of
 * P9.3. Whatever happens, what was typed stays.
 */
export function useAccountForm<Values extends FieldValues>(
  pick: (schemas: Schemas) => Schema<Values>,
  send: Send<Values>,
) {
  const resolver: Resolver<Values, unknown, Values> = async (...form) =>
    standardSchemaResolver<Values, unknown, Values>(pick(await loadSchemas()))(...form);
  // No default values: they would empty the fields of whoever typed before this script ran.
  const form = useForm<Values, unknown, Values>({ resolver, shouldFocusError: false });
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    void loadSchemas().catch(() => undefined);
  }, []);

  async function sendOnce(values: Values) {
    // P9.12.
    if (!areCookiesKept()) return complain(NEEDS_COOKIES);
    setBusy(true);
    try {
      const { failure } = await send(values);
      if (failure) complain(failure);
    } finally {
      setBusy(false);
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    const { elements } = event.currentTarget;
    try {
      await form.handleSubmit(sendOnce, (errors) => focusFirst(elements, errors))(event);
    } catch (error) {
      complain(failureMessage(error));
    }
    sending.current = false;
  }

  return { ...form, busy, submit };
}

function complain(failure: string) {
  notify({ title: "Error", description: failure, tone: "destructive" });
}

/** In the order of the page; react-hook-form would go by when a field was first shown. */
function focusFirst(elements: HTMLFormControlsCollection, errors: object) {
  const fields = [...elements].filter((element) => element instanceof HTMLInputElement);
  fields.find(({ name }) => Object.hasOwn(errors, name))?.focus();
}
