"use client";

import { Mail, MessageSquare, Send, User } from "@/components/ui/icons";
import { useForm } from "react-hook-form";
import { SubmitRow } from "@/components/ui/fields/submit-row";
import { TextArea, TextField } from "@/components/ui/fields/text-field";
import type { ContactMessage } from "@/lib/about/types";
import { logSubmission } from "@/lib/browser/log-submission";
import { notify } from "@/lib/browser/notices";

const NOT_OPEN_YET = {
  title: "Messages are not open yet",
  description: "Nothing was sent, and nothing is lost: what you typed is still here.",
};

/** Submitting only logs the values, and a notice says that nothing was sent (P12.7). */
export function ContactForm() {
  // No default values: they would empty fields that were filled in before this script ran.
  const { register, handleSubmit } = useForm<ContactMessage>();

  function submit(message: ContactMessage) {
    logSubmission("Contact form", message);
    notify(NOT_OPEN_YET);
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
        Write to us
      </h2>
      <TextField
        label="Name"
        icon={User}
        placeholder="Your name"
        autoComplete="name"
        {...register("name")}
      />
      <TextField
        label="Email"
        icon={Mail}
        type="email"
        placeholder="you@example.com"
        autoComplete="email"
        {...register("email")}
      />
      <TextArea
        label="Message"
        icon={MessageSquare}
        placeholder="What is on your mind?"
        {...register("message")}
      />
      <SubmitRow note="Messages are not open yet: nothing is sent, and your text stays on this page.">
        <Send size={20} strokeWidth={1.9} aria-hidden="true" />
        Send Message
      </SubmitRow>
    </form>
  );
}
