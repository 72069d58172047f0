import { AccessibilityStatement } from "@/components/about/accessibility-statement";
import { JsonLd } from "@/components/ui/json-ld";
import { hasDatabase } from "@/lib/database/has-database";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { SITE_NAME } from "@/lib/site";

export const metadata = pageMetadata({
  title: brandedTitle("Accessibility"),
  description: `How ${SITE_NAME} aims for WCAG 2.2 AA: what has been done, how maps work without sight, how it is checked and what is still missing.`,
  canonical: ROUTES.accessibility,
});

export default function AccessibilityStatementPage() {
  return (
    <>
      <AccessibilityStatement isOpen={hasDatabase()} />
      <JsonLd things={[breadcrumbData({ name: "Accessibility", path: ROUTES.accessibility })]} />
    </>
  );
}
