import { AccessibilityStatement } from "@/components/about/accessibility-statement";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({
  title: brandedTitle("Accessibility"),
  description:
    "How Chard aims for WCAG 2.2 AA: what has been done, how maps work without sight, how it is checked and what is still missing.",
  canonical: ROUTES.accessibility,
});

export default function AccessibilityStatementPage() {
  return <AccessibilityStatement />;
}
