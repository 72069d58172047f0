import "server-only";

import { CONTACT_DETAILS } from "@/data/contact";
import { MISSION } from "@/data/mission";
import { OWN_CONTACT } from "@/lib/about/site-contact";
import type { ContactDetails, Mission } from "@/lib/about/types";
import { OWN_SITE_NAME } from "@/lib/public-env";

/** The mission: pillars, founding story and claims. The story is this site's, and no other's (P12.6). */
export async function getMission(): Promise<Mission> {
  if (!OWN_SITE_NAME) return MISSION;
  const { story: _, ...mission } = MISSION;
  return { ...mission, claims: [] };
}

/** P12.7, P14.113. */
export async function getContactDetails(): Promise<ContactDetails> {
  return OWN_CONTACT ?? CONTACT_DETAILS;
}
