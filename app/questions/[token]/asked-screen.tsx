import { notFound } from "next/navigation";
import { SubjectTexts } from "@/app/subject-texts";
import { QuestionScreen } from "@/components/questions/question-screen";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { getQuestion } from "@/lib/questions/queries";

type AskedScreenProps = { token: string; language?: Language };

/** A question of the desk and its answer, in the language of the page's path. */
export async function AskedScreen({ token, language = DEFAULT_LANGUAGE }: AskedScreenProps) {
  const asked = await getQuestion(token);
  if (!asked) notFound();
  return (
    <SubjectTexts language={language} subjects={["form", "question-form"]}>
      <QuestionScreen {...asked} />
    </SubjectTexts>
  );
}
