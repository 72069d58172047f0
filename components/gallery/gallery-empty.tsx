import { EmptyState } from "@/components/site/empty-state";
import { Button } from "@/components/ui/button";

/** Shown instead of the cards when no image matches. */
export function GalleryEmpty({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No restaurants found"
      level={3}
      action={
        <Button variant="beet" onClick={onClear}>
          Clear All Filters
        </Button>
      }
    >
      Try adjusting your search criteria or clearing the filters.
    </EmptyState>
  );
}
