"use client";

import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { useRouter } from "next/navigation";
import { LazySearchList } from "@/components/location/lazy-search-list";
import { LocationStatus } from "@/components/location/location-status";
import { useLocationCombobox } from "@/components/location/use-location-combobox";
import { Button } from "@/components/ui/button";
import { IntentLink } from "@/components/ui/intent-link";
import { Spinner } from "@/components/ui/spinner";
import { cn } from "@/lib/cn";
import english from "@/lib/messages/en/search.json";
import { pathIn } from "@/lib/languages/paths";
import { useVisit } from "@/lib/languages/use-visit";
import { hrefOfSearch } from "@/lib/search/search-href";
import { ROUTES } from "@/lib/routes";
import { FIND_PATH } from "@/lib/search/paths";

type LocationSearchProps = {
  /** Whether there are restaurants all over the world: the box then finds more than locations (P3.14). */
  isWorldwide?: boolean;
};

/** The search box of the home page (P3.7 to P3.16). */
export function LocationSearch({ isWorldwide = false }: LocationSearchProps) {
  const t = useTexts("search", english);
  const router = useRouter();
  const nearMe = pathIn(t.language, ROUTES.nearMe) as "/";
  const visit = useVisit();
  const { busy, open, submit, unknown, correct, inputProps, listProps, counted } =
    useLocationCombobox(
      (found) => visit(pathIn(t.language, hrefOfSearch(found, isWorldwide))),
      isWorldwide,
    );

  function prepare() {
    inputProps.onFocus();
    router.prefetch(nearMe);
  }

  return (
    <form
      role="search"
      // Before hydration and without JavaScript, a page of its own has the answer (P3.17). Where there is none, React replays the submit.
      action={isWorldwide ? pathIn(t.language, FIND_PATH) : submit}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="relative mt-6 max-w-160 md:mt-8"
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
            "md:ps-3.5 md:pe-2",
          )}
        >
          <Icon name="MapPin" size={22} className="flex-none" />
          <span className="sr-only">{t("label")}</span>
          <input
            {...inputProps}
            onFocus={prepare}
            {...(isWorldwide && { name: "q" })}
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
          <span className={cn(busy && "opacity-0")}>{t("submit")}</span>
          {busy && (
            <span className="absolute">
              <Spinner />
            </span>
          )}
        </Button>
      </div>
      {open && (
        <LazySearchList
          {...listProps}
          className="absolute inset-x-0 top-16 z-5 rounded-bar border border-line bg-raised p-2 shadow-lg md:top-[calc(100%+10px)]"
        />
      )}
      <LocationStatus busy={busy} counted={unknown ? undefined : counted} />
      {unknown && (
        <unknown.Panel
          unknown={unknown.outcome}
          onChoose={correct}
          onLocate={() => visit(nearMe)}
        />
      )}
      {!isWorldwide && (
        <p className="mt-3 hidden text-small text-ink-2 noscript:block">
          {t.rich("without-scripts", {
            link: (text) => (
              <IntentLink key="link" href={ROUTES.nearMe} className="link">
                {text}
              </IntentLink>
            ),
          })}
        </p>
      )}
    </form>
  );
}
