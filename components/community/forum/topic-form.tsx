"use client";

import { PencilLine } from "@/components/ui/icons";
import Link from "next/link";
import { AreaField } from "@/components/forms/fields/area-field";
import { InputField } from "@/components/forms/fields/input-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { buttonVariants } from "@/components/ui/button";
import { openTopic } from "@/lib/forum/actions";
import { TEXT_LENGTH, TITLE_LENGTH, topicSchema } from "@/lib/forum/schema";
import { ROUTES } from "@/lib/routes";

/** Opens a topic (P14.46). */
export function TopicForm() {
  return (
    <ServerForm
      action={openTopic}
      schema={topicSchema}
      draft={ROUTES.newTopic}
      unsent="You have an unsent topic."
      labelledBy="topic-heading"
      path={ROUTES.newTopic}
      className="grid grid-cols-1 gap-5"
    >
      <InputField
        label="Title"
        name="title"
        icon={PencilLine}
        maxLength={TITLE_LENGTH.most}
        autoComplete="off"
        aria-required
        hint="Ask it as you would ask a friend. 3 to 120 characters."
      />
      <AreaField
        label="Message"
        name="text"
        rows={8}
        maxLength={TEXT_LENGTH.most}
        aria-required
        hint="2 to 5,000 characters. An empty line begins a new paragraph, and web addresses become links."
      />
      <div className="mt-2 flex flex-wrap gap-3">
        <SendButton busyLabel="Posting...">Post topic</SendButton>
        <Link
          href={ROUTES.forum}
          prefetch={false}
          className={buttonVariants({ variant: "quiet", size: "lg", className: "max-md:w-full" })}
        >
          Cancel
        </Link>
      </div>
    </ServerForm>
  );
}
