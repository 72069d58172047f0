import type * as ResolverModule from "@hookform/resolvers/standard-schema";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useForm, type FieldValues, type Path, type Resolver } from "react-hook-form";
import { useFailureTexts } from "@/components/auth/use-failure-texts";
import { focusFirstFault } from "@/components/forms/focus-first-fault";
import { failureMessage } from "@/lib/auth/failure-message";
import { areCookiesKept } from "@/lib/browser/cookies";
import { withinTimeout } from "@/lib/browser/within-timeout";

/** Resolves to an error message for the visitor, about the whole or about one field, or to none. */
type Send<Values extends FieldValues> = (values: Values) => Promise<{
  failure?: string;
  fault?: { field: Path<Values>; message: string };
}>;

const NEEDS_COOKIES =
  "Accounts need cookies, and this browser keeps none from this site. Allow them, then try again.";

/** Validation is half of the screen's code and is not needed before a form is filled in. */
const loadSchemas = () => import("@/lib/auth/schemas");
const loadResolver = () => import("@hookform/resolvers/standard-schema");

type Schemas = Awaited<ReturnType<typeof loadSchemas>>;
type Schema<Values extends FieldValues> = Parameters<
  typeof ResolverModule.standardSchemaResolver<Values, unknown, Values>
>[0];

/** Within 10 s the visitor gets a result, whichever part fails to load: the schemas, Supabase's code, or the service. */
const FORM_TIMEOUT_MS = 9_500;

/**
 * An account form: checks the values, sends them once for any number of presses, and shows a failure as the notice of P9.3. Typed
 * text always stays.
 */
export function useAccountForm<Values extends FieldValues>(
  pick: (schemas: Schemas) => Schema<Values>,
  send: Send<Values>,
) {
  const resolver: Resolver<Values, unknown, Values> = async (...form) => {
    const [schemas, { standardSchemaResolver }] = await Promise.all([
      loadSchemas(),
      loadResolver(),
    ]);
    return standardSchemaResolver<Values, unknown, Values>(pick(schemas))(...form);
  };
  // No default values: they would empty fields that were filled in before this script ran.
  // react-hook-form would focus in the order in which the fields were first shown.
  const form = useForm<Values, unknown, Values>({ resolver, shouldFocusError: false });
  /** What the latest press has started; one that has timed out may go on, but changes nothing any more. */
  const attempt = useRef(0);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const { say, showFailure } = useFailureTexts();

  useEffect(() => {
    void Promise.all([loadSchemas(), loadResolver()]).catch(() => undefined);
  }, []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    const { currentTarget } = event;
    const own = (attempt.current += 1);
    const isCurrent = () => attempt.current === own;

    async function sendOnce(values: Values) {
      if (!isCurrent()) return;
      // P9.12.
      if (!areCookiesKept()) return showFailure(NEEDS_COOKIES);
      setBusy(true);
      const { failure, fault } = await send(values);
      if (!isCurrent()) return;
      if (failure) showFailure(failure);
      if (!fault) return;
      form.setError(fault.field, { message: fault.message });
      focusFirstFault(currentTarget, { [fault.field]: fault });
    }

    try {
      const checkAndSend = form.handleSubmit(sendOnce, (errors) =>
        focusFirstFault(currentTarget, errors),
      );
      await withinTimeout(checkAndSend(event), FORM_TIMEOUT_MS);
    } catch (error) {
      showFailure(failureMessage(error));
    }
    attempt.current += 1;
    setBusy(false);
    sending.current = false;
  }

  /** What is wrong with a field, in the language of the page. */
  function faultOf(field: Path<Values>, posted?: string) {
    const message = form.formState.errors[field]?.message ?? posted;
    return typeof message === "string" ? say(message) : undefined;
  }

  return { ...form, busy, submit, say, faultOf };
}
