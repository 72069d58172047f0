import { SubjectTexts } from "@/app/subject-texts";
import { AccountFrame } from "@/components/auth/account-frame";
import { AuthScreen } from "@/components/auth/auth-screen";
import { SignedOutOnly } from "@/components/auth/signed-out-only";
import { NeedsJavaScript } from "@/components/ui/needs-java-script";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { pathIn } from "@/lib/languages/paths";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/sign-in/page.json";
import { pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { SITE_NAME } from "@/lib/site";

const textsOf = (language: Language) => textsIn<keyof typeof english>(language, "sign-in-page");

export function signInMetadata(language: Language = DEFAULT_LANGUAGE) {
  const t = textsOf(language);
  return pageMetadata({
    title: t("meta"),
    description: t("meta.text", { site: SITE_NAME }),
    index: false,
    language,
  });
}

/** The sign-in in the language of its path. */
export function SignInScreen({ language = DEFAULT_LANGUAGE }: { language?: Language }) {
  const t = textsOf(language);
  return (
    <SubjectTexts language={language} subjects={["failures", "password", "sign-in"]}>
      <SignedOutOnly>
        <AccountFrame>
          <AuthScreen>
            <NeedsJavaScript className="mt-6 text-center">
              {t("new")}{" "}
              <a href={pathIn(language, ROUTES.join)} className="link tap">
                {t("new.link")}
              </a>
            </NeedsJavaScript>
          </AuthScreen>
        </AccountFrame>
      </SignedOutOnly>
    </SubjectTexts>
  );
}
