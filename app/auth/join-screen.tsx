import { redirect } from "next/navigation";
import { SubjectTexts } from "@/app/subject-texts";
import { AccountFrame } from "@/components/auth/account-frame";
import { AuthScreen } from "@/components/auth/auth-screen";
import { SignedOutOnly } from "@/components/auth/signed-out-only";
import { NeedsJavaScript } from "@/components/ui/needs-java-script";
import { nextOfReferrer } from "@/lib/http/next-of-referrer";
import { joinHref, nextPath, signInHref } from "@/lib/auth/next-path";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { pathLeadingBack } from "@/lib/languages/return-language";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/sign-in/page.json";
import { pageMetadata } from "@/lib/metadata";
import { getCurrentUser } from "@/lib/supabase/current-user";

const textsOf = (language: Language) => textsIn<keyof typeof english>(language, "sign-in-page");

export function joinMetadata(language: Language = DEFAULT_LANGUAGE) {
  return pageMetadata({ title: textsOf(language)("meta.join"), index: false, language });
}

type JoinScreenProps = {
  /** Where the page's address says that it leads. */
  asked: string | string[] | undefined;
  language?: Language;
};

/** The sign-up without scripts (P9.17) in the language of its path. */
export async function JoinScreen({ asked, language = DEFAULT_LANGUAGE }: JoinScreenProps) {
  if (typeof asked !== "string")
    redirect(pathIn(language, joinHref(await nextOfReferrer())) as "/");
  const next = pathLeadingBack(language, nextPath(new URLSearchParams({ next: asked })));
  if (await getCurrentUser()) redirect(next as "/");
  const t = textsOf(language);
  return (
    <SubjectTexts language={language} subjects={["failures", "password", "sign-in"]}>
      <SignedOutOnly>
        <AccountFrame>
          <AuthScreen firstMode="sign-up">
            <NeedsJavaScript className="mt-6 text-center">
              {t("known")}{" "}
              <a href={pathIn(language, signInHref(next))} className="link tap">
                {t("known.link")}
              </a>
            </NeedsJavaScript>
          </AuthScreen>
        </AccountFrame>
      </SignedOutOnly>
    </SubjectTexts>
  );
}
