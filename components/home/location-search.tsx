"use client";

import { MapPin } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { LocationSearchList } from "@/components/location/location-search-list";
import { LocationStatus } from "@/components/location/location-status";
import { useLocationCombobox } from "@/components/location/use-location-combobox";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { cn } from "@/lib/cn";
import { saveSearchLocation } from "@/lib/location/stored-search-location";
import type { LocationSearch as Found } from "@/lib/location/types";
import { nearMeSearchHref, ROUTES } from "@/lib/routes";

type LocationSearchProps = {
  /** Whether "ramen in Brooklyn" is understood (P4.16). */
  understandsFood?: boolean;
};

/** The search box of the home page (P3.7 to P3.11). */
export function LocationSearch({ understandsFood = false }: LocationSearchProps) {
  const router = useRouter();
  const { busy, open, submit, inputProps, listProps, counted } = useLocationCombobox(
    lookAround,
    understandsFood,
  );

  function lookAround({ location, text }: Found) {
    if (location) saveSearchLocation(location);
    router.push(text ? nearMeSearchHref(text) : ROUTES.nearMe);
  }

  function prepare() {
    inputProps.onFocus();
    router.prefetch(ROUTES.nearMe);
  }

  return (
    <form
      role="search"
      // React replays a submit that came before hydration as the form's action.
      action={submit}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="relative mt-6 max-w-[640px] md:mt-8"
    >
      <div
        className={cn(
          "flex flex-col gap-2.5",
          "md:flex-row md:gap-2 md:rounded-bar md:border-frame md:border-control md:bg-surface md:p-1.75 md:shadow-md md:input-focus:border-focus md:input-focus:outline-3 md:input-focus:outline-offset-2 md:input-focus:outline-focus",
        )}
      >
        <label
          className={cn(
            "flex min-w-0 flex-1 items-center gap-3",
            "max-md:min-h-14 max-md:rounded-tile max-md:border-frame max-md:border-control max-md:bg-surface max-md:px-4 max-md:shadow-sm max-md:input-focus:outline-3 max-md:input-focus:outline-offset-1 max-md:input-focus:outline-focus",
            "md:pr-2 md:pl-3.5",
          )}
        >
          <MapPin size={22} strokeWidth={1.9} aria-hidden="true" className="flex-none" />
          <span className="sr-only">Location: city or address</span>
          <input
            {...inputProps}
            onFocus={prepare}
            className="h-13.5 w-full min-w-0 bg-transparent text-large outline-none placeholder:text-ink-3"
          />
        </label>
        <Button
          type="submit"
          variant="beet"
          size="lg"
          aria-disabled={busy}
          // On phones the list covers the button, whose corners would be visible beside its rounded corners.
          className={cn("relative", open && "max-md:opacity-0")}
        >
          <span className={cn(busy && "opacity-0")}>Find Vegan Food</span>
          {busy && (
            <span className="absolute">
              <Spinner />
            </span>
          )}
        </Button>
      </div>
      {open && (
        <LocationSearchList
          {...listProps}
          className="absolute inset-x-0 top-16 z-5 rounded-bar border border-line bg-raised p-2 shadow-lg md:top-[calc(100%+10px)]"
        />
      )}
      <LocationStatus busy={busy} counted={counted} />
      <p className="mt-3 hidden text-small text-ink-2 noscript:block">
        This search needs JavaScript.{" "}
        <Link href={ROUTES.nearMe} className="link">
          See all restaurants
        </Link>
      </p>
    </form>
  );
}
