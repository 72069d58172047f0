import "server-only";

import { returnLanguage } from "@/lib/languages/return-language";
import { textsIn, type Subject } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/done.json";

/** The texts of a subject in the language of the page that a form is on. */
export const textsOfForm = <Id extends string>(data: FormData, subject: Subject) =>
  textsIn<Id>(returnLanguage(data.get("language")), subject);

/** The language of the page that comes after a form: its own, or that of the page which led to one in English (P2.17). */
export const languageAfter = (data: FormData) =>
  returnLanguage(data.get("returnTo") ?? data.get("language"));

/** What is said after a form was carried out. */
export const doneTexts = (data: FormData) =>
  textsIn<keyof typeof english>(languageAfter(data), "done");
