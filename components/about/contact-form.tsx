"use client";

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useForm } from "react-hook-form";
import { SubmitRow } from "@/components/ui/fields/submit-row";
import { TextArea, TextField } from "@/components/ui/fields/text-field";
import type { ContactMessage } from "@/lib/about/types";
import { logSubmission } from "@/lib/browser/log-submission";
import { notify } from "@/lib/browser/notices";
import english from "@/lib/messages/en/about/contact-form.json";

/** Submitting only logs the values, and a notice says that nothing was sent (P12.7). */
export function ContactForm() {
  const t = useTexts("contact-form", english);
  // No default values: they would empty fields that were filled in before this script ran.
  const { register, handleSubmit } = useForm<ContactMessage>();

  function submit(message: ContactMessage) {
    logSubmission("Contact form", message);
    notify({ title: t("closed"), description: t("closed.text") });
  }

  return (
    // Outside a <dialog> this method sends nothing and leaves the page alone, also before this script runs. No rules and no
    // messages: the browser's own check of the e-mail address is off (P12.7).
    <form
      method="dialog"
      noValidate
      onSubmit={handleSubmit(submit)}
      aria-labelledby="contact-form"
      className="grid grid-cols-1 gap-5.5 bg-sprout p-(--gutter) pt-8 pb-10 max-md:-mx-(--gutter) md:rounded-block md:p-10"
    >
      <h2 id="contact-form" className="font-display text-h3">
        {t("title")}
      </h2>
      <TextField
        label={t("name")}
        icon="User"
        placeholder={t("name.example")}
        autoComplete="name"
        {...register("name")}
      />
      <TextField
        label={t("email")}
        icon="Mail"
        type="email"
        placeholder="you@example.com"
        autoComplete="email"
        {...register("email")}
      />
      <TextArea
        label={t("message")}
        icon="MessageSquare"
        placeholder={t("message.example")}
        {...register("message")}
      />
      <SubmitRow note={t("closed.note")} needsScripts={t("needs-scripts")}>
        <Icon name="Send" className="rtl:-scale-x-100" />
        {t("send")}
      </SubmitRow>
    </form>
  );
}
