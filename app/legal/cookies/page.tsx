import { CookiePolicy } from "@/components/about/cookie-policy";
import { JsonLd } from "@/components/ui/json-ld";
import { LEGAL_FACTS } from "@/lib/about/legal";
import { hasDatabase } from "@/lib/database/has-database";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { SITE_NAME } from "@/lib/site";

export const metadata = pageMetadata({
  title: brandedTitle("Cookie Policy"),
  description: `Every cookie and every entry in your browser that ${SITE_NAME} uses, by name, with what it is for and how long it stays.`,
  canonical: ROUTES.cookies,
});

export default function CookiePolicyPage() {
  return (
    <>
      <CookiePolicy facts={LEGAL_FACTS} isKept={hasDatabase()} />
      <JsonLd things={[breadcrumbData({ name: "Cookie Policy", path: ROUTES.cookies })]} />
    </>
  );
}
