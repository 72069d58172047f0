import { Button } from "@/components/ui/button";

/** What stands in the place of the cards when nothing matches. */
export function GalleryEmpty({ onClear }: { onClear: () => void }) {
  return (
    <div className="grid justify-items-center rounded-xl bg-sprout px-6 py-16 text-center">
      <img src="/pictures/site/empty.svg" alt="" width={220} height={165} className="mb-6" />
      <h3 className="headline text-5xl leading-none">No restaurants found</h3>
      <p className="mt-3 mb-6 max-w-[30em] text-ink-2">
        Try adjusting your search criteria or clearing the filters.
      </p>
      <Button variant="beet" onClick={onClear}>
        Clear All Filters
      </Button>
    </div>
  );
}
