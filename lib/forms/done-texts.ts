import "server-only";

import { returnLanguage } from "@/lib/languages/return-language";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/done.json";

/** What is said after a form was carried out, in the language of the page that comes next. */
export const doneTexts = (data: FormData) =>
  textsIn<keyof typeof english>(returnLanguage(data.get("language")), "done");
