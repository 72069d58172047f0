import "server-only";

import { failureIn, type Say } from "@/lib/auth/failure-in";
import { DEFAULT_LANGUAGE } from "@/lib/languages/languages";
import { returnLanguage } from "@/lib/languages/return-language";
import { filesOf } from "@/lib/languages/texts-in";

/** Says what the schemas of accounts and the auth service say in English in the language of the page that a form is on. */
export function sayOfForm(data: FormData): Say {
  const language = returnLanguage(data.get("language"));
  if (language === DEFAULT_LANGUAGE) return (english) => english;
  const { failures = {} } = filesOf(language, ["failures"]);
  return (english) => failureIn(language, failures, english);
}
