import { PrivacyPolicy } from "@/components/about/privacy-policy";
import { JsonLd } from "@/components/ui/json-ld";
import { LEGAL_FACTS } from "@/lib/about/legal";
import { hasDatabase } from "@/lib/database/has-database";
import { readEnvironment } from "@/lib/env";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { SITE_NAME } from "@/lib/site";

export const metadata = pageMetadata({
  title: brandedTitle("Privacy Policy"),
  description: `What ${SITE_NAME} stores, where, for how long and who sees it: no account needed, no trackers, and your position stays on your device.`,
  canonical: ROUTES.privacy,
});

export default function PrivacyPolicyPage() {
  const { GEOCODER_URL } = readEnvironment(process.env);
  const geocoderHost = GEOCODER_URL && new URL(GEOCODER_URL).hostname;
  return (
    <>
      <PrivacyPolicy facts={LEGAL_FACTS} isKept={hasDatabase()} geocoderHost={geocoderHost} />
      <JsonLd things={[breadcrumbData({ name: "Privacy Policy", path: ROUTES.privacy })]} />
    </>
  );
}
