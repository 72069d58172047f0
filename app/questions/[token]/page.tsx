import { notFound } from "next/navigation";
import { AnswerQuestionForm } from "@/components/questions/answer-question-form";
import { PageHeading } from "@/components/ui/page-heading";
import { pageMetadata } from "@/lib/metadata";
import { getQuestion } from "@/lib/questions/queries";

export const metadata = pageMetadata({ title: "A question for you", index: false });

/** Rendered on request: it changes when it is answered. */
export const dynamic = "force-dynamic";

export default async function QuestionPage({ params }: PageProps<"/questions/[token]">) {
  const asked = await getQuestion((await params).token);
  if (!asked) notFound();
  const { token, question, answer } = asked;
  return (
    <main className="wrap pb-(--section)">
      <PageHeading title="A question for you" lead="From a moderator, about what you sent." />
      <div className="max-w-160">
        <p id="question-heading" className="mb-6 text-lead wrap-anywhere whitespace-pre-line">
          {question}
        </p>
        {answer ? (
          <div className="rounded-tile bg-leaf-soft px-4 py-3">
            <p className="font-strong">Your answer</p>
            <p className="mt-1 wrap-anywhere whitespace-pre-line">{answer}</p>
          </div>
        ) : (
          <AnswerQuestionForm token={token} />
        )}
      </div>
    </main>
  );
}
