import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useEffect, useRef, type RefObject } from "react";
import { AreaField } from "@/components/forms/fields/area-field";
import { InputField } from "@/components/forms/fields/input-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm, useForm } from "@/components/forms/server-form";
import { openMessageForm, sendMessage } from "@/lib/contact/actions";
import { messageSchema, QUICKEST_MS } from "@/lib/contact/schema";
import english from "@/lib/messages/en/about/contact-form.json";
import { ROUTES } from "@/lib/routes";

/** A field that people do not see, and simple programs fill in; empty again when the form comes back. */
function ProgramField() {
  const t = useTexts("contact-form", english);
  const { failure } = useForm();
  return (
    <div hidden>
      <label>
        {t("company")}
        <input key={failure} type="text" name="company" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

function OpenTimeField({ fieldRef }: { fieldRef: RefObject<HTMLInputElement | null> }) {
  const { values } = useForm();
  return <input ref={fieldRef} type="hidden" name="opened" defaultValue={values.opened} />;
}

/**
 * Has the server sign the time at which the form was opened, for a hidden field; `ready` waits until the server takes a message. Without
 * the signed time the form is sent as without scripts.
 */
function useOpenTime() {
  const field = useRef<HTMLInputElement>(null);
  const wait = useRef(Promise.resolve());
  useEffect(() => {
    void openMessageForm()
      .then((openTime) => {
        if (!field.current) return;
        field.current.value = openTime;
        wait.current = new Promise((resolve) => setTimeout(resolve, QUICKEST_MS));
      })
      .catch(() => undefined);
  }, []);
  return { field, ready: () => wait.current };
}

/** The contact form where messages are kept (P14.19). */
export function MessageForm() {
  const t = useTexts("contact-form", english);
  const { field, ready } = useOpenTime();
  return (
    <ServerForm
      action={sendMessage}
      ready={ready}
      schema={messageSchema(t)}
      draft={ROUTES.contact}
      unsent={t("unsent")}
      labelledBy="contact-form"
      path={ROUTES.contact}
      className="grid grid-cols-1 gap-3 bg-sprout p-(--gutter) pt-8 pb-10 max-md:-mx-(--gutter) md:rounded-block md:p-10"
    >
      <h2 id="contact-form" className="font-display text-h3">
        {t("title")}
      </h2>
      <InputField
        label={t("name")}
        name="name"
        icon="User"
        placeholder={t("name.example")}
        autoComplete="name"
        aria-required
      />
      <InputField
        label={t("email")}
        name="email"
        icon="Mail"
        type="email"
        placeholder="you@example.com"
        autoComplete="email"
        aria-required
      />
      <AreaField
        label={t("message")}
        name="message"
        placeholder={t("message.example")}
        aria-required
        hint={t("message.hint")}
      />
      <ProgramField />
      <OpenTimeField fieldRef={field} />
      <div className="mt-2">
        <SendButton busyLabel={t("sending")}>
          <Icon name="Send" className="rtl:-scale-x-100" />
          {t("send")}
        </SendButton>
      </div>
    </ServerForm>
  );
}
