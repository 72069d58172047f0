import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";
import { buttonVariants } from "@/components/ui/button";
import english from "@/lib/messages/en/place.json";
import type { Restaurant } from "@/lib/restaurants/types";
import { claimHref, ownerHref } from "@/lib/routes";

/** The way for a restaurant's owner to its page (P14.83). */
export function ClaimInvitation({ restaurant: { id } }: { restaurant: Restaurant }) {
  const t = useTexts("place", english);
  return (
    <section aria-labelledby="your-place" className="claim-invitation place-section">
      <div className="min-w-50 flex-1">
        <h2 id="your-place" className="mb-1.5 font-display text-h3">
          {t("claim")}
        </h2>
        <p className="text-ink-2">
          {t.rich("claim.text", {
            own: (text) => (
              <PageLink key="own" href={ownerHref(id)} rel="nofollow" className="link">
                {text}
              </PageLink>
            ),
          })}
        </p>
      </div>
      <PageLink
        href={claimHref(id)}
        rel="nofollow"
        aria-labelledby="your-place claim"
        className={buttonVariants({ variant: "line", className: "max-sm:w-full" })}
      >
        <Icon name="Store" />
        <span id="claim">{t("claim.action")}</span>
      </PageLink>
    </section>
  );
}
