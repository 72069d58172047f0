import { SubjectTexts } from "@/app/subject-texts";
import { AccountFrame } from "@/components/auth/account-frame";
import { ConfirmLinkForm } from "@/components/auth/confirm-link-form";
import { ReplaceSessionForm } from "@/components/auth/replace-session-form";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/sign-in/confirm.json";
import { brandedTitle, pageMetadata } from "@/lib/metadata";

const textsOf = (language: Language) => textsIn<keyof typeof english>(language, "confirm");

export function confirmMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsOf(language);
  return pageMetadata({
    title: brandedTitle(t("meta")),
    description: t("meta.text"),
    index: false,
    language,
  });
}

/** The button that redeems a link from an e-mail, in the language of its path. */
export function ConfirmScreen({ language = DEFAULT_LANGUAGE }: { language?: Language }) {
  return (
    <SubjectTexts language={language} subjects={["failures"]}>
      <AccountFrame>
        <ConfirmLinkForm />
      </AccountFrame>
    </SubjectTexts>
  );
}

export function replaceMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsOf(language);
  return pageMetadata({
    title: brandedTitle(t("switch.meta")),
    description: t("switch.meta.text"),
    index: false,
    language,
  });
}

/** The same where somebody is signed in. */
export function ReplaceScreen({ language = DEFAULT_LANGUAGE }: { language?: Language }) {
  return (
    <SubjectTexts language={language} subjects={["failures"]}>
      <AccountFrame>
        <ReplaceSessionForm />
      </AccountFrame>
    </SubjectTexts>
  );
}
