import { SubjectTexts } from "@/app/subject-texts";
import { AccountFrame } from "@/components/auth/account-frame";
import { SecondStepScreen } from "@/components/auth/second-step-screen";
import { requireUser } from "@/lib/account/queries";
import { pathAfterCode, secondStepHref } from "@/lib/auth/next-path";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { pathLeadingBack } from "@/lib/languages/return-language";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/sign-in/second-step.json";
import { pageMetadata } from "@/lib/metadata";

export function codeMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsIn<keyof typeof english>(language, "second-step");
  return pageMetadata({ title: t("meta"), index: false, language });
}

type CodeScreenProps = {
  /** Where the page's address says that it leads. */
  asked: string | string[] | undefined;
  language?: Language;
};

/** The code of a second factor (P14.123) in the language of its path. */
export async function CodeScreen({ asked, language = DEFAULT_LANGUAGE }: CodeScreenProps) {
  const wanted = pathAfterCode(
    typeof asked === "string" ? new URLSearchParams({ next: asked }) : "",
  );
  const next = pathLeadingBack(language, wanted);
  const { secondFactor } = await requireUser(pathIn(language, secondStepHref(next)));
  return (
    <SubjectTexts language={language} subjects={["form", "second-step"]}>
      <AccountFrame>
        <SecondStepScreen isOpen={secondFactor === "unused"} next={next} />
      </AccountFrame>
    </SubjectTexts>
  );
}
