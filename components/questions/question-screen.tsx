import { useTexts } from "#texts";
import { AnswerQuestionForm } from "@/components/questions/answer-question-form";
import { PageHeading } from "@/components/ui/page-heading";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/forms/pages.json";

type QuestionScreenProps = {
  token: string;
  question: string;
  answer: string | null;
};

/** The page on which somebody answers a question of the desk (P14.119). */
export function QuestionScreen({ token, question, answer }: QuestionScreenProps) {
  const t = useTexts("form-pages", english);
  const own = ownWords(t.language);
  return (
    <main className="wrap pb-(--section)">
      <PageHeading title={t("question.for-you")} lead={t("question.lead")} />
      <div className="max-w-160">
        <p
          id="question-heading"
          className="mb-6 text-lead wrap-anywhere whitespace-pre-line"
          {...own}
        >
          {question}
        </p>
        {answer ? (
          <div className="rounded-tile bg-leaf-soft px-4 py-3">
            <p className="font-strong">{t("question.yours")}</p>
            <p className="mt-1 wrap-anywhere whitespace-pre-line" {...own}>
              {answer}
            </p>
          </div>
        ) : (
          <AnswerQuestionForm token={token} />
        )}
      </div>
    </main>
  );
}
