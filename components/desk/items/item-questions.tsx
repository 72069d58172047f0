import { AskForm } from "@/components/desk/decisions/ask-form";
import type { Question } from "@/lib/database/contributions/questions";
import { ageOf } from "@/lib/desk/ages";
import type { Queue } from "@/lib/desk/queues";

type ItemQuestionsProps = {
  queue: Queue;
  id: string;
  questions: readonly Question[];
  /** Where the sender finds a question; absent where the sender cannot be asked. */
  hint: string | undefined;
  now: Date;
};

/** What was asked about an item and answered, and the way to ask (P14.119). */
export function ItemQuestions({ queue, id, questions, hint, now }: ItemQuestionsProps) {
  const isAsked = questions.some(({ answeredAt }) => answeredAt === null);
  return (
    <>
      {questions.length > 0 && (
        <section aria-labelledby="item-questions" className="mt-6 border-t border-line pt-4">
          <h2 id="item-questions" className="font-display text-h4">
            Questions to the sender
          </h2>
          <dl className="mt-2 grid max-w-152 gap-3">
            {questions.map(({ token, question, askedAt, answer, answeredAt }) => (
              <div key={token}>
                <dt className="font-semibold wrap-anywhere whitespace-pre-line">{question}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">
                  {answer ?? "Not answered yet."}
                  <span className="block text-small text-ink-2">
                    {answeredAt
                      ? `Answered ${ageOf(answeredAt, now)} ago`
                      : `Asked ${ageOf(askedAt, now)} ago`}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {hint && !isAsked && <AskForm queue={queue} id={id} hint={hint} />}
    </>
  );
}
