import type { ReactNode } from "react";
import { PartTexts } from "@/components/site/part-texts";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { filesOf } from "@/lib/languages/texts-in";

type SignInTextsProps = { language: Language; form: "sign-in" | "reset"; children: ReactNode };

/** Hands the forms of accounts what they say in the language of their page; in English they have it themselves. */
export function SignInTexts({ language, form, children }: SignInTextsProps) {
  if (language === DEFAULT_LANGUAGE) return children;
  // The field for the address is the same in both.
  const subjects = form === "reset" ? (["sign-in", "reset"] as const) : (["sign-in"] as const);
  return (
    <PartTexts subjects={filesOf(language, ["failures", "password", ...subjects])}>
      {children}
    </PartTexts>
  );
}
