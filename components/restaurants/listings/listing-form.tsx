import { useTexts } from "#texts";
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
import { latinDirection } from "@/lib/forms/latin-direction";
import labels from "@/lib/messages/en/forms/facts.json";
import english from "@/lib/messages/en/forms/listing.json";
import ofPhotos from "@/lib/messages/en/forms/photo.json";
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
  const t = useTexts("listing-form", english);
  const ofFacts = useTexts("fact-labels", labels);
  const photoTexts = useTexts("photo", ofPhotos);
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
          {t("title")}
        </h2>
        <ServerForm
          action={submitListing}
          schema={listingFormSchema(t, photoTexts)}
          draft={path}
          unsent={t("unsent")}
          {...(before && { initial: before.initial })}
          labelledBy="listing-form"
          path={path}
          className="grid grid-cols-1 gap-4"
        >
          <InputField
            label={t("name")}
            name="name"
            icon="Store"
            placeholder={t("name.example")}
            autoComplete="organization"
            aria-required
          />
          <InputField
            label={ofFacts("address")}
            name="address"
            icon="MapPin"
            placeholder={t("address.example")}
            autoComplete="address-line1"
            aria-required
          />
          <SimilarListings typed={typed} />
          <AreaField
            label={ofFacts("description")}
            name="description"
            placeholder={t("description.example")}
            hint={t("description.hint")}
            aria-required
          />
          <div className="mt-6 border-t border-line pt-8">
            <h2 className="font-display text-h2 font-extrabold">{t("more")}</h2>
            <p className="mt-1 mb-4 text-ink-2">{t("more.lead")}</p>
            <ListingDetails typed={typed} />
          </div>
          {sendsMail && !user && (
            <InputField
              label={t("sender")}
              note={t("sender.optional")}
              name="senderEmail"
              icon="Mail"
              type="email"
              dir={latinDirection(t.language)}
              autoComplete="email"
              hint={t("sender.hint")}
            />
          )}
          <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-3">
            <SendButton busyLabel={t("submitting")}>{t("submit")}</SendButton>
            <p className="text-small text-ink-2">{t("submit.note")}</p>
          </div>
        </ServerForm>
        {example}
      </div>
      <aside
        aria-label={t("aside")}
        className="overflow-hidden bg-sprout max-md:-mx-(--gutter) max-md:-mb-(--section) md:rounded-block"
      >
        <ListingPreview name={typed.name} address={typed.address} art={art} picture={picture} />
        {steps}
      </aside>
    </div>
  );
}
