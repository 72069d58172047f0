import type { ReactNode } from "react";

type ListingPreviewProps = {
  name: string | undefined;
  address: string | undefined;
  /** Behind it, and in place of the restaurant's picture. */
  art: ReactNode;
  picture: ReactNode;
};

/** How a listing will sit on the map; it repeats the fields beside it, so screen readers skip it. */
export function ListingPreview({ name, address, art, picture }: ListingPreviewProps) {
  return (
    <div aria-hidden="true" className="relative h-62.5 overflow-hidden md:h-82.5">
      {art}
      <div className="absolute top-22 left-[19%] flex max-w-[78%] items-center gap-3 rounded-pin-lg bg-raised py-2 pr-4.5 pl-2 shadow-lg md:top-31 md:left-[38%] md:max-w-[58%]">
        {picture}
        <div className="min-w-0">
          <b className="block truncate leading-title font-title">
            {name?.trim() || "Your restaurant"}
          </b>
          <span className="block truncate text-small leading-copy text-ink-2">
            {address?.trim() || "Your street"}
          </span>
        </div>
      </div>
    </div>
  );
}
