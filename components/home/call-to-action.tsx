import { CallToActionPanel } from "@/components/site/call-to-action-panel";
import { restaurantCount } from "@/lib/counts";
import type { RealHome } from "@/lib/home/types";
import { ROUTES } from "@/lib/routes";

const SAMPLE_FIGURES = {
  text: "Join over 10,000+ users and 2,500+ restaurants.",
  note: "Sample figures.",
};

/** The last section of the home page: list a venue, or join. */
export function CallToAction({ real }: { real: RealHome | undefined }) {
  return (
    <CallToActionPanel
      title="Your next favorite table is out there"
      {...(real
        ? { text: `Join ${restaurantCount(real.places)} and the people who eat there.` }
        : SAMPLE_FIGURES)}
      actions={[
        { href: ROUTES.addListing, label: "Add Your Restaurant" },
        {
          href: ROUTES.auth,
          label: "Create a Free Account",
          signedIn: { href: ROUTES.favorites, label: "See Your Favorites" },
        },
      ]}
    />
  );
}
