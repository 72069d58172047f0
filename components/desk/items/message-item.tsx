import { AnswerForm } from "@/components/desk/decisions/answer-form";
import { DecisionForm } from "@/components/desk/decisions/decision-form";
import { ItemHeading, Quote } from "@/components/desk/items/item-heading";
import type { QueueView } from "@/components/desk/items/queue-view";

type MessageContentsProps = { message: { name: string; email: string; message: string } };

/** A message to the site. */
export function MessageContents({ message: { name, email, message } }: MessageContentsProps) {
  return (
    <>
      <ItemHeading
        title={name}
        subtitle={email}
        links={[{ href: `mailto:${encodeURIComponent(email)}`, label: "Answer by e-mail" }]}
      />
      <Quote label="Message">{message}</Quote>
    </>
  );
}

/** An answer by e-mail, where the site sends any, or that there was one. */
export function MessageDecisions({ id, canAnswer }: { id: string; canAnswer: boolean }) {
  return (
    <div className="grid gap-6">
      {canAnswer && <AnswerForm id={id} />}
      <DecisionForm queue="messages" id={id} />
    </div>
  );
}

export const messageView: QueueView<"messages"> = {
  did: () => "wrote to us",
  contents: (item) => <MessageContents {...item} />,
  decisions: ({ message }, { sendsMail }) => (
    <MessageDecisions id={String(message.id)} canAnswer={sendsMail} />
  ),
};
