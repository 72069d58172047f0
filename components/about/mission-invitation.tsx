import { CallToActionPanel } from "@/components/site/call-to-action-panel";
import { ROUTES } from "@/lib/routes";

/** The call to action of the mission page. */
export function MissionInvitation() {
  return (
    <div data-flush className="md:pb-(--section)">
      <CallToActionPanel
        title="There is a chair for you"
        text="Find your next favorite table, or put your own on the map."
        actions={[
          {
            href: ROUTES.auth,
            label: "Create a Free Account",
            signedIn: { href: ROUTES.favorites, label: "See Your Favorites" },
          },
          { href: ROUTES.addListing, label: "Add Your Restaurant" },
        ]}
      />
    </div>
  );
}
