import { Mail, Send, User } from "lucide-react";
import { useEffect, useRef } from "react";
import { AreaField } from "@/components/forms/area-field";
import { InputField } from "@/components/forms/input-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { sendMessage } from "@/lib/contact/actions";
import { messageSchema } from "@/lib/contact/schema";
import { ROUTES } from "@/lib/routes";

/** Milliseconds since the form was shown, in a field that the visitor does not see. */
function ElapsedTime() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const shownAt = performance.now();
    const form = field.current?.form;
    const write = (event: FormDataEvent) =>
      event.formData.set("elapsed", String(Math.round(performance.now() - shownAt)));
    form?.addEventListener("formdata", write);
    return () => form?.removeEventListener("formdata", write);
  }, []);
  return <input ref={field} type="hidden" name="elapsed" />;
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
          <input name="company" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <ElapsedTime />
      <div className="mt-2">
        <SendButton busyLabel="Sending...">
          <Send size={20} strokeWidth={1.9} aria-hidden="true" />
          Send Message
        </SendButton>
      </div>
    </ServerForm>
  );
}
