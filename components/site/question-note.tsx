import { IntentLink } from "@/components/ui/intent-link";
import { questionHref } from "@/lib/routes";

type QuestionNoteProps = { question: { token: string; question: string } | undefined };

/** Shows the sender of an item the desk's question, with a link to the page that answers it (P14.119). */
export function QuestionNote({ question: asked }: QuestionNoteProps) {
  if (!asked) return null;
  const { token, question } = asked;
  return (
    <div role="note" className="my-6 max-w-160 rounded-tile bg-turmeric-soft px-4 py-3">
      <p className="font-strong">We have a question</p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{question}</p>
      <p className="mt-2">
        <IntentLink href={questionHref(token) as "/"} className="link">
          Answer it
        </IntentLink>
      </p>
    </div>
  );
}
