import { AddListing } from "@/components/restaurants/listings/add-listing";
import { JsonLd } from "@/components/ui/json-ld";
import { hasDatabase } from "@/lib/database/has-database";
import { sendsMail } from "@/lib/mail/send-mail";
import { pageMetadata } from "@/lib/metadata";
import { getListingExample } from "@/lib/restaurants/queries";
import { ROUTES } from "@/lib/routes";
import { breadcrumbData } from "@/lib/structured-data/breadcrumbs";

export const metadata = pageMetadata({
  title: "Add Your Restaurant",
  description:
    "Own a vegan or vegan-friendly restaurant, cafe or food truck? A listing takes a name, an address and a few sentences.",
  canonical: ROUTES.addListing,
});

export default async function AddListingPage() {
  return (
    <>
      <AddListing
        example={await getListingExample()}
        isOpen={hasDatabase()}
        sendsMail={sendsMail()}
      />
      <JsonLd things={[breadcrumbData({ name: "Add Your Restaurant", path: ROUTES.addListing })]} />
    </>
  );
}
