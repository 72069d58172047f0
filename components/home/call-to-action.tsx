import { useTexts } from "#texts";
import { CallToActionPanel } from "@/components/site/call-to-action-panel";
import type { RealHome } from "@/lib/home/types";
import english from "@/lib/messages/en/home.json";
import { ROUTES } from "@/lib/routes";

/** The last section of the home page: list a venue, or join. */
export function CallToAction({ real }: { real: RealHome | undefined }) {
  const t = useTexts("home", english);
  return (
    <CallToActionPanel
      title={t("end")}
      {...(real
        ? { text: t("end.real", { count: real.places }) }
        : { text: t("end.sample"), note: t("end.note") })}
      actions={[
        { href: ROUTES.addListing, label: t("end.add") },
        {
          href: ROUTES.auth,
          label: t("end.account"),
          signedIn: { href: ROUTES.favorites, label: t("end.favorites") },
        },
      ]}
    />
  );
}
