import { useTexts } from "#texts";
import type { ReactNode } from "react";
import { LANGUAGES } from "@/lib/languages/languages";
import english from "@/lib/messages/en/forms/listing.json";

type ListingPreviewProps = {
  name: string | undefined;
  address: string | undefined;
  /** Behind it, and in place of the restaurant's picture. */
  art: ReactNode;
  picture: ReactNode;
};

/** How a listing will sit on the map; it repeats the fields beside it, so screen readers skip it. A map is the same in every direction of writing. */
export function ListingPreview({ name, address, art, picture }: ListingPreviewProps) {
  const t = useTexts("listing-form", english);
  return (
    <div aria-hidden="true" dir="ltr" className="relative h-62.5 overflow-hidden md:h-82.5">
      {art}
      <div className="absolute start-[19%] top-22 max-w-[78%] md:start-[38%] md:top-31 md:max-w-[58%]">
        <div
          dir={LANGUAGES[t.language].dir}
          className="flex items-center gap-3 rounded-pin-lg bg-raised py-2 ps-2 pe-4.5 shadow-lg"
        >
          {picture}
          <div className="min-w-0">
            <b className="block truncate leading-title font-title">
              {name?.trim() || t("preview.name")}
            </b>
            <span className="block truncate text-small leading-copy text-ink-2">
              {address?.trim() || t("preview.address")}
            </span>
          </div>
        </div>
      </div>
    </div>
  );
}
