import "server-only";

import { returnLanguage } from "@/lib/languages/return-language";
import { textsIn, type Subject } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/done.json";

/** The language of the page that a form is on, and of the page that comes after it. */
export const languageOfForm = (data: FormData) => returnLanguage(data.get("language"));

/** The texts of a subject in that language. */
export const textsOfForm = <Id extends string>(data: FormData, subject: Subject) =>
  textsIn<Id>(languageOfForm(data), subject);

/** What is said after a form was carried out. */
export const doneTexts = (data: FormData) => textsOfForm<keyof typeof english>(data, "done");
