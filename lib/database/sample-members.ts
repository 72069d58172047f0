import { MEMBERS } from "@/data/members";

/** The slugs of the sample members, who are in no table. */
export const SAMPLE_MEMBER_IDS: readonly string[] = MEMBERS.map(({ id }) => id);
