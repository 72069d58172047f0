import { lazy, Suspense, type ComponentType } from "react";
import type { LocationSearchList } from "@/components/location/location-search-list";

type LocationSearchListProps = Parameters<typeof LocationSearchList>[0];

const load = () => import("@/components/location/location-search-list");

/** Fetches the list's code, when the search box gets the focus. */
export function prepareSearchList() {
  load().catch(() => undefined);
}

/** Without a connection there are no suggestions. */
const NoList: ComponentType<LocationSearchListProps> = () => null;

const List = lazy<ComponentType<LocationSearchListProps>>(() =>
  load().then(
    (file) => ({ default: file.LocationSearchList }),
    () => ({ default: NoList }),
  ),
);

/** The suggestions under a search box; their code is loaded with the first focus. */
export function LazySearchList(props: LocationSearchListProps) {
  return (
    <Suspense>
      <List {...props} />
    </Suspense>
  );
}
