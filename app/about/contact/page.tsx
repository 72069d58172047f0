import { Contact } from "@/components/about/contact";
import { getContactDetails } from "@/lib/about/queries";
import { brandedTitle, pageMetadata } from "@/lib/metadata";
import { ROUTES } from "@/lib/routes";

export const metadata = pageMetadata({
  title: brandedTitle("Contact Us"),
  description:
    "Report a closed kitchen or a wrong address, or pass on a compliment: the email, telephone and address of Chard, and a form.",
  canonical: ROUTES.contact,
});

export default async function ContactPage() {
  return <Contact details={await getContactDetails()} />;
}
