import { useTexts } from "#texts";
import { CallToActionPanel } from "@/components/site/call-to-action-panel";
import english from "@/lib/messages/en/about/mission.json";
import home from "@/lib/messages/en/home.json";
import { ROUTES } from "@/lib/routes";

/** The call to action of the mission page. */
export function MissionInvitation() {
  const t = useTexts("mission", english);
  const ofHome = useTexts("home", home);
  return (
    <div data-flush className="md:pb-(--section)">
      <CallToActionPanel
        title={t("invitation")}
        text={t("invitation.text")}
        actions={[
          {
            href: ROUTES.auth,
            label: ofHome("end.account"),
            signedIn: { href: ROUTES.favorites, label: ofHome("end.favorites") },
          },
          { href: ROUTES.addListing, label: ofHome("end.add") },
        ]}
      />
    </div>
  );
}
