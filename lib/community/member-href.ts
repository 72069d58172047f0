import type { SampleMember } from "@/lib/community/types";
import { isHidden } from "@/lib/hidden/is-hidden";
import { recordHref, ROUTES } from "@/lib/routes";

/** The page of the member of that name; undefined for people without one. */
export function sampleMemberHref(
  members: readonly Pick<SampleMember, "id" | "name">[],
  name: string,
) {
  const member = members.find((other) => other.name === name);
  return member && !isHidden(ROUTES.members) ? recordHref(ROUTES.members, member.id) : undefined;
}
