import { Mail, Send, User } from "lucide-react";
import { useEffect, useRef } from "react";
import { AreaField } from "@/components/forms/area-field";
import { InputField } from "@/components/forms/input-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm, useForm } from "@/components/forms/server-form";
import { openMessageForm, sendMessage } from "@/lib/contact/actions";
import { messageSchema } from "@/lib/contact/schema";
import { ROUTES } from "@/lib/routes";

/** A hidden field with the time at which the form was opened, signed by the server. */
function OpenTimeField() {
  const { values } = useForm();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let isGone = false;
    void openMessageForm()
      .then((openTime) => {
        if (field.current && !isGone) field.current.value = openTime;
      })
      // Without the signed time the form is sent as without scripts.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  return <input ref={field} type="hidden" name="opened" defaultValue={values.opened} />;
}

/** The contact form where messages are kept (P14.19). */
export function MessageForm() {
  return (
    <ServerForm
      action={sendMessage}
      schema={messageSchema}
      draft={ROUTES.contact}
      unsent="an unsent message"
      labelledBy="contact-form"
      path={ROUTES.contact}
      className="grid grid-cols-1 gap-3 bg-sprout p-(--gutter) pt-8 pb-10 max-md:-mx-(--gutter) md:rounded-block md:p-10"
    >
      <h2 id="contact-form" className="font-display text-h3">
        Write to us
      </h2>
      <InputField
        label="Name"
        name="name"
        icon={User}
        placeholder="Your name"
        autoComplete="name"
        aria-required
      />
      <InputField
        label="Email"
        name="email"
        icon={Mail}
        type="email"
        placeholder="you@example.com"
        autoComplete="email"
        aria-required
      />
      <AreaField
        label="Message"
        name="message"
        placeholder="What is on your mind?"
        aria-required
        hint="Do not send passwords. For a wrong fact, a restaurant's page has a shorter way."
      />
      <div hidden>
        <label>
          Company
          <input type="text" name="company" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <OpenTimeField />
      <div className="mt-2">
        <SendButton busyLabel="Sending...">
          <Send size={20} strokeWidth={1.9} aria-hidden="true" />
          Send Message
        </SendButton>
      </div>
    </ServerForm>
  );
}
