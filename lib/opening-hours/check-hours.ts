"use server";

import { headers } from "next/headers";
import { mayWrite } from "@/lib/clients/write-limits";
import { canReadHours, UNREADABLE_HOURS } from "@/lib/opening-hours/can-read-hours";

/** What is wrong with typed opening hours, before they are sent; undefined where they are right (P14.322). */
export async function findHoursFault(text: unknown): Promise<string | undefined> {
  if (typeof text !== "string" || !mayWrite("check", await headers())) return undefined;
  return canReadHours(text) ? undefined : UNREADABLE_HOURS;
}
