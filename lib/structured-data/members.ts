import type { ProfilePage } from "schema-dts";
import { absoluteUrl } from "@/lib/absolute-url";
import type { Member } from "@/lib/members/types";
import { memberHref } from "@/lib/routes";

/** The page of a real member (P14.57); of samples there is none. */
export function memberData({ slug, name, town, since }: Member, reviews: number) {
  return {
    "@type": "ProfilePage",
    url: absoluteUrl(memberHref(slug)),
    dateCreated: since,
    mainEntity: {
      "@type": "Person",
      name,
      identifier: slug,
      ...(town && { homeLocation: { "@type": "Place", name: town, address: town } }),
      agentInteractionStatistic: {
        "@type": "InteractionCounter",
        interactionType: { "@type": "WriteAction" },
        userInteractionCount: reviews,
      },
    },
  } as const satisfies ProfilePage;
}
