import { MonitorSmartphone } from "lucide-react";
import { Button } from "@/components/ui/button";

type FavoritesNotesProps = {
  hasRestaurants: boolean;
  /** How many could not be fetched. */
  failed: number;
  onRetry: () => void;
  /** How many are not listed any more. */
  unlisted: number;
  onForget: () => void;
};

const counted = (count: number) => (count === 1 ? "1 restaurant" : `${count} restaurants`);

/** Where the list is kept, and which saved restaurants cannot be shown. */
export function FavoritesNotes({
  hasRestaurants,
  failed,
  onRetry,
  unlisted,
  onForget,
}: FavoritesNotesProps) {
  return (
    <>
      {failed > 0 && (
        <div role="alert" className="mb-6 rounded-tile bg-tomato-soft px-4 py-3 text-tomato-ink">
          <p>
            {counted(failed)} could not be loaded. {failed === 1 ? "It is" : "They are"} still
            saved.
          </p>
          <Button size="sm" onClick={onRetry} className="mt-2">
            Try again
          </Button>
        </div>
      )}
      {unlisted > 0 && (
        <div className="mb-6 rounded-tile bg-sprout px-4 py-3">
          <p>
            {counted(unlisted)} that you saved {unlisted === 1 ? "is" : "are"} not listed any more.
          </p>
          <Button size="sm" onClick={onForget} className="mt-2">
            Remove from favorites
          </Button>
        </div>
      )}
      {hasRestaurants && (
        <div className="mb-6 flex gap-4 rounded-tile bg-sprout px-5 py-4">
          <MonitorSmartphone
            size={24}
            strokeWidth={1.9}
            aria-hidden="true"
            className="mt-0.5 flex-none text-leaf-ink"
          />
          <p>
            <b className="block font-title">Kept on this device only</b>
            <span className="text-ink-2">
              Another browser does not show them, and clearing this one&apos;s data removes them.
            </span>
          </p>
        </div>
      )}
    </>
  );
}
