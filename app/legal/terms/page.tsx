import { TermsOfService } from "@/components/about/terms-of-service";
import { JsonLd } from "@/components/ui/json-ld";
import { hasDatabase } from "@/lib/database/has-database";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { SITE_NAME } from "@/lib/site";

const SAMPLES_DESCRIPTION = `The terms of ${SITE_NAME} in plain words: what is sample data, what is not open yet, whose maps and names are used, and what nobody promises.`;

const DESCRIPTION = `The terms of ${SITE_NAME} in plain words: what you may publish, who decides on it and how to object, and who owns the facts and your texts.`;

export function generateMetadata() {
  return pageMetadata({
    title: brandedTitle("Terms of Service"),
    description: hasDatabase() ? DESCRIPTION : SAMPLES_DESCRIPTION,
    canonical: ROUTES.terms,
  });
}

export default function TermsOfServicePage() {
  return (
    <>
      <TermsOfService isKept={hasDatabase()} />
      <JsonLd things={[breadcrumbData({ name: "Terms of Service", path: ROUTES.terms })]} />
    </>
  );
}
