import { EmptyState } from "@/components/site/empty-state";
import { Button } from "@/components/ui/button";

/** Shown where the restaurants around a location could not be loaded, and none of them are known from before. */
export function NearMeFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      title="The restaurants could not be loaded"
      action={
        <Button variant="beet" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Please try again in a moment. Without a connection, the restaurants you downloaded are used
      instead.
    </EmptyState>
  );
}
