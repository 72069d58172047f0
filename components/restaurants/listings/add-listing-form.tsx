"use client";
import { useTexts } from "#texts";

import type { ReactNode } from "react";
import { useForm, useWatch } from "react-hook-form";
import { ListingPreview } from "@/components/restaurants/listings/add-listing-preview";
import { SubmitRow } from "@/components/ui/fields/submit-row";
import { TextArea, TextField } from "@/components/ui/fields/text-field";
import { logSubmission } from "@/lib/browser/log-submission";
import { notify } from "@/lib/browser/notices";
import labels from "@/lib/messages/en/forms/facts.json";
import english from "@/lib/messages/en/forms/listing.json";
import type { Listing } from "@/lib/restaurants/listing";

type AddListingFormProps = {
  /** Shown below the form. */
  example: ReactNode;
  /** Shown behind the preview of the listing. */
  art: ReactNode;
  /** Shown in it as the restaurant's picture. */
  picture: ReactNode;
  /** Shown below the preview. */
  steps: ReactNode;
};

/** Submitting only logs the values, and a notice says that nothing was sent (P7.8). */
export function AddListingForm({ example, art, picture, steps }: AddListingFormProps) {
  const t = useTexts("listing-form", english);
  const ofFacts = useTexts("fact-labels", labels);
  // No default values: they would empty fields that were filled in before this script ran.
  const { register, handleSubmit, control } = useForm<Listing>();
  const [name, address] = useWatch({ control, name: ["name", "address"] });

  function submit(listing: Listing) {
    logSubmission("Listing", listing);
    notify({ title: t("closed"), description: t("closed.text") });
  }

  return (
    <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,560px)_minmax(0,1fr)] lg:gap-x-[clamp(2.5rem,6vw,6.5rem)]">
      <div>
        {/* Outside a <dialog> this method sends nothing and leaves the page alone, also before this script runs. */}
        <form method="dialog" onSubmit={handleSubmit(submit)} className="grid grid-cols-1 gap-6">
          <TextField
            label={t("name")}
            icon="Store"
            placeholder={t("name.example")}
            autoComplete="organization"
            {...register("name")}
          />
          <TextField
            label={ofFacts("address")}
            icon="MapPin"
            placeholder={t("address.example")}
            autoComplete="address-line1"
            {...register("address")}
          />
          <TextArea
            label={ofFacts("description")}
            icon="Utensils"
            placeholder={t("description.example")}
            hint={t("description.hint.closed")}
            autoComplete="off"
            {...register("description")}
          />
          <SubmitRow note={t("closed.note")} needsScripts={t("needs-scripts")}>
            {t("submit")}
          </SubmitRow>
        </form>
        {example}
      </div>
      <aside
        aria-label={t("aside")}
        className="overflow-hidden bg-sprout max-md:-mx-(--gutter) max-md:-mb-(--section) md:rounded-block"
      >
        <ListingPreview name={name} address={address} art={art} picture={picture} />
        {steps}
      </aside>
    </div>
  );
}
