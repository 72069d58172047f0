import { ContactScreen } from "@/app/about/contact/contact-screen";
import { contactMetadata } from "@/lib/about/contact-metadata";

export const metadata = contactMetadata();

export default function ContactPage() {
  return <ContactScreen />;
}
