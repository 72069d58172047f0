import { CallToActionPanel } from "@/components/site/call-to-action-panel";
import { ROUTES } from "@/lib/routes";

/** The last section of the home page: list a venue, or join. */
export function CallToAction() {
  return (
    <CallToActionPanel
      title="Your next favorite table is out there"
      text="Join over 10,000+ users and 2,500+ restaurants."
      actions={[
        { href: ROUTES.addListing, label: "Add Your Restaurant" },
        {
          href: ROUTES.auth,
          label: "Create a Free Account",
          signedIn: { href: ROUTES.favorites, label: "See Your Favorites" },
        },
      ]}
      note="Sample figures."
    />
  );
}
