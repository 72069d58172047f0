import "server-only";

import { CONTACT_DETAILS } from "@/data/contact";
import { MISSION } from "@/data/mission";
import type { ContactDetails, Mission } from "@/lib/about/types";

/** The mission: pillars, founding story and claims. */
export async function getMission(): Promise<Mission> {
  return MISSION;
}

/** P12.7. */
export async function getContactDetails(): Promise<ContactDetails> {
  return CONTACT_DETAILS;
}
