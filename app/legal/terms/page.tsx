import { TermsOfService } from "@/components/about/terms-of-service";
import { JsonLd } from "@/components/ui/json-ld";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";

export const metadata = pageMetadata({
  title: brandedTitle("Terms of Service"),
  description:
    "The terms of Chard in plain words: what is sample data, what is not open yet, whose maps and names are used, and what nobody promises.",
  canonical: ROUTES.terms,
});

export default function TermsOfServicePage() {
  return (
    <>
      <TermsOfService />
      <JsonLd things={[breadcrumbData({ name: "Terms of Service", path: ROUTES.terms })]} />
    </>
  );
}
