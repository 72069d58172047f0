import { Contact } from "@/components/about/contact";
import { JsonLd } from "@/components/ui/json-ld";
import { getContactDetails } from "@/lib/about/queries";
import { hasDatabase } from "@/lib/database/has-database";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";
import { SITE_NAME } from "@/lib/site";

export const metadata = pageMetadata({
  title: brandedTitle("Contact Us"),
  description: `Report a closed kitchen or a wrong address, or pass on a compliment: the email, telephone and address of ${SITE_NAME}, and a form.`,
  canonical: ROUTES.contact,
});

export default async function ContactPage() {
  const details = await getContactDetails();
  return (
    <>
      <Contact details={details} isOpen={hasDatabase()} />
      <JsonLd things={[breadcrumbData({ name: "Contact Us", path: ROUTES.contact })]} />
    </>
  );
}
