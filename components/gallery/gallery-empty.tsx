import { EmptyState } from "@/components/site/empty-state";

/** Shown instead of the cards when no image matches. */
export function GalleryEmpty({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title="No restaurants found"
      level={3}
      action={{ label: "Clear All Filters", onPress: onClear }}
    >
      Try adjusting your search criteria or clearing the filters.
    </EmptyState>
  );
}
