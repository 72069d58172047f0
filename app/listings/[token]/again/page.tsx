import { notFound } from "next/navigation";
import { AddListing } from "@/components/restaurants/listings/add-listing";
import { hasDatabase } from "@/lib/database/has-database";
import { getListing } from "@/lib/listings/queries";
import { sendsMail } from "@/lib/mail/send-mail";
import { pageMetadata } from "@/lib/metadata";

export const metadata = pageMetadata({ title: "Your listing again", index: false });

export const dynamic = "force-dynamic";

/** The form for a listing with what was sent and not accepted. */
export default async function ListingAgainPage({ params }: PageProps<"/listings/[token]/again">) {
  const { token } = await params;
  const listing = hasDatabase() ? await getListing(token) : undefined;
  if (listing?.status !== "refused") notFound();
  const { name, address, description, details } = listing;
  return (
    <AddListing
      example={undefined}
      isOpen
      sendsMail={sendsMail()}
      before={{
        token,
        initial: { values: { ...details, name, address, description }, errors: {} },
      }}
    />
  );
}
