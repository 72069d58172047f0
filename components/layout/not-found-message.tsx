"use client";

import { useEffect, useSyncExternalStore } from "react";
import { buttonVariants } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { englishPath } from "@/lib/languages/paths";
import { ROUTES } from "@/lib/routes";

/** One prerendered page is the response to every unknown URL, so only the browser knows the path. */
function usePathAfterHydration() {
  return useSyncExternalStore(
    () => () => undefined,
    () => window.location.pathname,
    () => undefined,
  );
}

/** What the not-found screen says (P2.6); logs the path that was tried. */
export function NotFoundMessage() {
  const path = usePathAfterHydration();
  const isRestaurant = path !== undefined && /^\/restaurants\/[^/]+\/?$/.test(englishPath(path));

  useEffect(() => {
    if (path) console.error("404: no page at", path);
  }, [path]);

  return (
    <>
      <h1 className="headline text-h2">
        {isRestaurant ? "Restaurant not found" : "Oops! Page not found"}
      </h1>
      <p className="mt-3.5 mb-7 max-w-lead text-lead text-ink-2">
        {isRestaurant
          ? "The restaurant you're looking for doesn't exist."
          : "This street is not on our map."}
      </p>
      <div className="flex flex-wrap gap-3">
        <IntentLink
          href={ROUTES.home}
          className={buttonVariants({ variant: "beet", size: "lg", className: "max-md:w-full" })}
        >
          Return to Home
        </IntentLink>
        {isRestaurant && (
          <IntentLink
            href={ROUTES.nearMe}
            className={buttonVariants({ variant: "line", size: "lg", className: "max-md:w-full" })}
          >
            Restaurants near you
          </IntentLink>
        )}
      </div>
    </>
  );
}
