import { Store } from "lucide-react";
import { buttonVariants } from "@/components/ui/button";
import type { Restaurant } from "@/lib/restaurants/types";
import { claimHref, ownerHref } from "@/lib/routes";

/** The way for a restaurant's owner to its page (P14.83). */
export function ClaimInvitation({ restaurant: { id } }: { restaurant: Restaurant }) {
  return (
    <section
      aria-labelledby="your-place"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line py-8"
    >
      <div className="min-w-50 flex-1">
        <h2 id="your-place" className="mb-1.5 font-display text-h3">
          Is this your place?
        </h2>
        <p className="text-ink-2">
          Owners change hours and contact, add dishes and photos, and answer reviews. Yours already?{" "}
          <a href={ownerHref(id)} rel="nofollow" className="link">
            Open your page
          </a>
          .
        </p>
      </div>
      <a
        href={claimHref(id)}
        rel="nofollow"
        aria-labelledby="your-place claim"
        className={buttonVariants({ variant: "line", className: "max-sm:w-full" })}
      >
        <Store size={20} strokeWidth={1.9} aria-hidden="true" />
        <span id="claim">Claim this page</span>
      </a>
    </section>
  );
}
