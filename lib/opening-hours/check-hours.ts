"use server";

import { headers } from "next/headers";
import { mayWrite } from "@/lib/clients/write-limits";
import { returnLanguage } from "@/lib/languages/return-language";
import { textsIn } from "@/lib/languages/texts-in";
import type english from "@/lib/messages/en/forms/failures.json";
import { canReadHours } from "@/lib/opening-hours/can-read-hours";

/** What is wrong with typed opening hours, before they are sent, in a page's language; undefined where they are right (P14.322). */
export async function findHoursFault(
  text: unknown,
  language: unknown,
): Promise<string | undefined> {
  if (typeof text !== "string" || !mayWrite("check", await headers())) return undefined;
  const t = textsIn<keyof typeof english>(returnLanguage(language), "form-failures");
  return canReadHours(text) ? undefined : t("hours.unreadable");
}
