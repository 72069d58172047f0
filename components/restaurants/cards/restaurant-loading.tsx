import { useTexts } from "#texts";
import { Skeleton } from "@/components/ui/skeleton";
import { Spinner } from "@/components/ui/spinner";
import english from "@/lib/messages/en/card.json";

/**
 * The loading state of a restaurant's page, over the previous page, below the header. It fades in after 150 ms, so that a quick
 * response does not flash.
 */
export function RestaurantLoading() {
  const t = useTexts("card", english);
  return (
    <div className="restaurant-loading fixed inset-0 z-30 overflow-hidden bg-paper pt-(--header-height) text-ink">
      <div className="wrap">
        <p
          aria-live="polite"
          aria-atomic="true"
          className="flex min-h-12 items-center gap-2.5 text-note text-ink-2 md:min-h-14"
        >
          <Spinner />
          {t("loading")}
        </p>
        <Skeleton className="max-md:-mx-(--gutter) max-md:aspect-4/3 max-md:rounded-none md:h-95 md:rounded-dialog lg:h-120" />
        <Skeleton className="mt-8 h-7 w-[120px]" />
        <Skeleton className="mt-3.5 h-16 w-[420px] max-w-full" />
        <Skeleton className="mt-4 h-6 w-[520px] max-w-full" />
      </div>
    </div>
  );
}
