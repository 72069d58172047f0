import { SubjectTexts } from "@/app/subject-texts";
import { AccountFrame } from "@/components/auth/account-frame";
import { ResetScreen } from "@/components/auth/reset/reset-screen";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import { sendsMail } from "@/lib/mail/send-mail";
import type english from "@/lib/messages/en/sign-in/page.json";
import { pageMetadata } from "@/lib/metadata";
import { SUPABASE_URL } from "@/lib/public-env";
import { SITE_NAME } from "@/lib/site";

export function newPasswordMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsIn<keyof typeof english>(language, "sign-in-page");
  return pageMetadata({
    title: t("meta.reset"),
    description: t("meta.reset.text", { site: SITE_NAME }),
    index: false,
    language,
  });
}

/** "Forgot password?" and the new password, in the language of its path. */
export function NewPasswordScreen({ language = DEFAULT_LANGUAGE }: { language?: Language }) {
  return (
    <SubjectTexts language={language} subjects={["failures", "password", "sign-in", "reset"]}>
      <AccountFrame>
        <ResetScreen sendsMail={Boolean(SUPABASE_URL) || sendsMail()} />
      </AccountFrame>
    </SubjectTexts>
  );
}
