import { MapPin, Store } from "lucide-react";
import { useState, type FormEvent, type ReactNode } from "react";
import { AreaField } from "@/components/forms/area-field";
import { InputField } from "@/components/forms/input-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { ListingPreview } from "@/components/restaurants/add-listing-preview";
import { ListingDetails } from "@/components/restaurants/listing-details";
import { SimilarListings } from "@/components/restaurants/similar-listings";
import { textsOf } from "@/lib/forms/form-state";
import { submitListing } from "@/lib/listings/actions";
import { listingSchema } from "@/lib/listings/schema";
import { ROUTES } from "@/lib/routes";

type ListingFormProps = {
  /** Shown below the form. */
  example: ReactNode;
  /** Shown below the preview of the listing. */
  steps: ReactNode;
};

/** The form for a listing where listings are kept (P14.35). */
export function ListingForm({ example, steps }: ListingFormProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});

  function onInput({ target }: FormEvent) {
    const form = (target as HTMLInputElement).form;
    if (form) setTyped(textsOf(new FormData(form)));
  }

  return (
    <div
      onInput={onInput}
      className="grid items-start gap-10 lg:grid-cols-[minmax(0,560px)_minmax(0,1fr)] lg:gap-x-[clamp(2.5rem,6vw,6.5rem)]"
    >
      <div>
        <h2 id="listing-form" className="sr-only">
          Your listing
        </h2>
        <ServerForm
          action={submitListing}
          schema={listingSchema}
          draft={ROUTES.addListing}
          unsent="an unsent listing"
          labelledBy="listing-form"
          path={ROUTES.addListing}
          className="grid grid-cols-1 gap-4"
        >
          <InputField
            label="Restaurant Name"
            name="name"
            icon={Store}
            placeholder="Name on the door"
            autoComplete="organization"
            aria-required
          />
          <InputField
            label="Address"
            name="address"
            icon={MapPin}
            placeholder="Street, city, country"
            autoComplete="street-address"
            aria-required
          />
          <AreaField
            label="Description"
            name="description"
            placeholder="What do you cook, and what should nobody miss?"
            hint="Two or three sentences are plenty."
            aria-required
          />
          <div>
            <h2 className="font-display text-h3">Add more now, or later</h2>
            <p className="mt-1 mb-4 text-ink-2">All optional.</p>
            <ListingDetails typed={typed} />
          </div>
          <SimilarListings />
          <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-3">
            <SendButton busyLabel="Submitting...">Submit Listing</SendButton>
            <p className="text-small text-ink-2">A person reads it before it goes live.</p>
          </div>
        </ServerForm>
        {example}
      </div>
      <aside
        aria-label="Preview and next steps"
        className="overflow-hidden bg-sprout max-md:-mx-(--gutter) max-md:-mb-(--section) md:rounded-block"
      >
        <ListingPreview name={typed.name} address={typed.address} />
        {steps}
      </aside>
    </div>
  );
}
