import { Mail, MapPin, Store } from "@/components/ui/icons";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { AreaField } from "@/components/forms/fields/area-field";
import { InputField } from "@/components/forms/fields/input-field";
import { SendButton } from "@/components/forms/send-button";
import { ServerForm } from "@/components/forms/server-form";
import { ListingPreview } from "@/components/restaurants/listings/add-listing-preview";
import { ListingDetails } from "@/components/restaurants/listings/listing-details";
import { SimilarListings } from "@/components/restaurants/listings/similar-listings";
import { textsOf, type FormState } from "@/lib/forms/form-state";
import { submitListing } from "@/lib/listings/actions";
import { listingFormSchema } from "@/lib/listings/schema";
import { useAuth } from "@/lib/session/use-auth";
import { listingAgainHref, ROUTES } from "@/lib/routes";

export type ListingBefore = { token: string; initial: FormState };

type ListingFormProps = {
  /** Shown below the form. */
  example: ReactNode;
  /** Shown behind the preview of the listing. */
  art: ReactNode;
  /** Shown in it as the restaurant's picture. */
  picture: ReactNode;
  /** Shown below the preview. */
  steps: ReactNode;
  /** Whether senders without an account can get a mail with the decision. */
  sendsMail: boolean;
  /** A listing that was not accepted, and is changed and sent again. */
  before?: ListingBefore | undefined;
};

/** The form for a listing where listings are kept (P14.35). */
export function ListingForm({ example, art, picture, steps, sendsMail, before }: ListingFormProps) {
  const path = before ? listingAgainHref(before.token) : ROUTES.addListing;
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});

  const { user } = useAuth();
  const root = useRef<HTMLDivElement>(null);

  function read() {
    const form = root.current?.querySelector("form");
    if (form) setTyped(textsOf(new FormData(form)));
  }

  useEffect(() => {
    // Once the form has put a draft back.
    const frame = requestAnimationFrame(read);
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <div
      ref={root}
      onInput={read}
      className="grid items-start gap-10 lg:grid-cols-[minmax(0,560px)_minmax(0,1fr)] lg:gap-x-[clamp(2.5rem,6vw,6.5rem)]"
    >
      <div>
        <h2 id="listing-form" className="sr-only">
          Your listing
        </h2>
        <ServerForm
          action={submitListing}
          schema={listingFormSchema}
          draft={path}
          unsent="You have an unsent listing."
          {...(before && { initial: before.initial })}
          labelledBy="listing-form"
          path={path}
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
            autoComplete="address-line1"
            aria-required
          />
          <SimilarListings typed={typed} />
          <AreaField
            label="Description"
            name="description"
            placeholder="What do you cook, and what should nobody miss?"
            hint="Two or three sentences are plenty."
            aria-required
          />
          <div className="mt-6 border-t border-line pt-8">
            <h2 className="font-display text-h2 font-extrabold">Add more now, or later</h2>
            <p className="mt-1 mb-4 text-ink-2">
              All optional. What you leave out shows as not known yet, and anyone can add it later.
            </p>
            <ListingDetails typed={typed} />
          </div>
          {sendsMail && !user && (
            <InputField
              label="Your email"
              note="optional"
              name="senderEmail"
              icon={Mail}
              type="email"
              autoComplete="email"
              hint="To hear what was decided, and for questions about it. Never shown, and deleted afterwards."
            />
          )}
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
        <ListingPreview name={typed.name} address={typed.address} art={art} picture={picture} />
        {steps}
      </aside>
    </div>
  );
}
