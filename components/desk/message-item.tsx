import { DecisionForm } from "@/components/desk/decision-form";
import { ItemHeading, Quote } from "@/components/desk/item-heading";

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

/** Whether it was answered. */
export function MessageDecisions({ id }: { id: string }) {
  return (
    <DecisionForm
      queue="messages"
      id={id}
      decisions={[
        { value: "answered", label: "Mark as answered" },
        { value: "closed", label: "Close without an answer" },
      ]}
    />
  );
}
