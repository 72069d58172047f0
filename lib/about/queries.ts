import "server-only";

import { CONTACT_DETAILS } from "@/data/contact";
import { MISSION } from "@/data/mission";
import { OWN_CONTACT } from "@/lib/about/site-contact";
import type { ContactDetails, Mission } from "@/lib/about/types";

/** The mission: pillars, founding story and claims. */
export async function getMission(): Promise<Mission> {
  return MISSION;
}

/** P12.7, P14.113. */
export async function getContactDetails(): Promise<ContactDetails> {
  return OWN_CONTACT ?? CONTACT_DETAILS;
}
