import { useTexts } from "#texts";
import { useActionState, useEffect, useRef, useState, type FormEvent } from "react";
import type * as z from "zod/mini";
import { focusFirstFault } from "@/components/forms/focus-first-fault";
import { resendToNewRelease } from "@/components/forms/resend-to-new-release";
import { useDraft } from "@/components/forms/use-draft";
import { isOfOlderRelease } from "@/lib/browser/older-release";
import { withinTimeout } from "@/lib/browser/within-timeout";
import { fieldErrors } from "@/lib/forms/field-errors";
import { useVisit } from "@/lib/languages/use-visit";
import english from "@/lib/messages/en/forms/form.json";
import { textsOf, type FormAction, type FormState } from "@/lib/forms/form-state";

const TIMEOUT_MS = 60_000;
/** Four photos of 10 MB, at 2 Mbit/s and a little. */
const UPLOAD_TIMEOUT_MS = 180_000;

export type ServerFormOptions = {
  action: FormAction;
  /** What the fields hold at first. */
  initial: FormState;
  /** The rules, as the server has them. */
  schema: z.ZodMiniType;
  /** Names the draft, which is kept on this device until the form was sent. */
  draft?: string | undefined;
  /** What to wait for before the fields are read and sent. */
  ready?: (() => Promise<unknown>) | undefined;
  /** Called in place of the notice and the way to the next page. */
  onDone?: ((done: NonNullable<FormState["done"]>) => void) | undefined;
};

function timeoutFor(data: FormData) {
  const hasFile = [...data.values()].some((value) => value instanceof File && value.size > 0);
  return hasFile ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS;
}

/**
 * A form that a server action handles: without scripts by a new page, with scripts in place. The same rules find errors before it is
 * sent, and typed text always stays.
 */
export function useServerForm(options: ServerFormOptions) {
  const { action, initial, schema, draft, ready, onDone } = options;
  const t = useTexts("form", english);
  const [posted, formAction] = useActionState(action, initial);
  const [state, setState] = useState(posted);
  const [isSending, setSending] = useState(false);
  /** The fields with an error that have been corrected since. */
  const [corrected, setCorrected] = useState<ReadonlySet<string>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  const visit = useVisit();
  const { keep, forget, offer } = useDraft(draft, form);

  useEffect(() => {
    if (form.current && state !== initial) focusFirstFault(form.current, state.errors);
  }, [state, initial]);

  /** Undefined where the page is being replaced by the response. */
  async function send(target: HTMLFormElement, submitter: HTMLElement | null) {
    const data = new FormData(target, submitter);
    const parsed = schema.safeParse(Object.fromEntries(data));
    const values = textsOf(data);
    if (!parsed.success) return { values, errors: fieldErrors(parsed.error) };
    try {
      return await withinTimeout(action(state, data), timeoutFor(data));
    } catch (error) {
      if (isOfOlderRelease(error) && (await resendToNewRelease(target, submitter))) return;
      return { values, errors: {}, failure: t(draft ? "unreachable.kept" : "unreachable.here") };
    }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const { currentTarget } = event;
    const { submitter } = event.nativeEvent as SubmitEvent;
    setSending(true);
    await ready?.();
    const next = await send(currentTarget, submitter);
    if (!next) return;
    setSending(false);
    setCorrected(new Set());
    setState(next);
    const { done } = next;
    if (!done) return;
    forget();
    if (onDone) return onDone(done);
    visit(done.href, done.notice);
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    keep();
    const { name } = target as Partial<HTMLInputElement>;
    if (!form.current || !name || !Object.hasOwn(state.errors, name)) return;
    const parsed = schema.safeParse(Object.fromEntries(new FormData(form.current)));
    const isFaulty = !parsed.success && Object.hasOwn(fieldErrors(parsed.error), name);
    const others = [...corrected].filter((other) => other !== name);
    setCorrected(new Set(isFaulty ? others : [...others, name]));
  }

  const errors = Object.fromEntries(
    Object.entries(state.errors).filter(([name]) => !corrected.has(name)),
  );
  const formProps = { ref: form, action: formAction, onSubmit, onInput };
  return { state: { ...state, errors }, isSending, offer, formProps };
}
