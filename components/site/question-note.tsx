import { useTexts } from "#texts";
import { IntentLink } from "@/components/ui/intent-link";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/forms/pages.json";
import { questionHref } from "@/lib/routes";

type QuestionNoteProps = { question: { token: string; question: string } | undefined };

/** Shows the sender of an item the desk's question, with a link to the page that answers it (P14.119). */
export function QuestionNote({ question: asked }: QuestionNoteProps) {
  const t = useTexts("form-pages", english);
  if (!asked) return null;
  const { token, question } = asked;
  return (
    <div role="note" className="my-6 max-w-160 rounded-tile bg-turmeric-soft px-4 py-3">
      <p className="font-strong">{t("question")}</p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line" {...ownWords(t.language)}>
        {question}
      </p>
      <p className="mt-2">
        <IntentLink href={questionHref(token) as "/"} className="link">
          {t("question.answer")}
        </IntentLink>
      </p>
    </div>
  );
}
