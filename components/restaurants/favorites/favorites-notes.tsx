import { MonitorSmartphone } from "@/components/ui/icons";
import Link from "next/link";
import { Button, buttonVariants } from "@/components/ui/button";
import { signInHref } from "@/lib/auth/next-path";
import { ROUTES } from "@/lib/routes";

type Keeper = "device" | "device-for-now" | "account";

type FavoritesNotesProps = {
  hasRestaurants: boolean;
  /** What keeps the list: a device alone, until the visitor signs in, or an account. */
  keeper: Keeper;
  /** How many could not be fetched. */
  failed: number;
  onRetry: () => void;
  /** How many are not listed any more. */
  unlisted: number;
  onForget: () => void;
};

const counted = (count: number) => (count === 1 ? "1 restaurant" : `${count} restaurants`);

function SignInLinks() {
  const href = signInHref(ROUTES.favorites) as "/auth";
  return (
    <p className="flex flex-wrap items-center gap-2">
      <Link href={href} prefetch={false} className={buttonVariants({ variant: "beet" })}>
        Sign In
      </Link>
      <Link href={href} prefetch={false} className={buttonVariants({ variant: "line" })}>
        Join Now
      </Link>
    </p>
  );
}

/** Where the list is kept, and which saved restaurants cannot be shown. */
export function FavoritesNotes({
  hasRestaurants,
  keeper,
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
            {counted(unlisted)} that you saved {unlisted === 1 ? "is" : "are"} no longer listed.
          </p>
          <Button size="sm" onClick={onForget} className="mt-2">
            Remove from favorites
          </Button>
        </div>
      )}
      {hasRestaurants && keeper.startsWith("device") && (
        <div className="mb-6 flex flex-wrap gap-4 rounded-tile bg-sprout px-5 py-4">
          <MonitorSmartphone
            size={24}
            strokeWidth={1.9}
            aria-hidden="true"
            className="mt-0.5 flex-none text-leaf-ink"
          />
          <p className="flex-1 basis-52">
            <b className="block font-title">Kept on this device only</b>
            <span className="text-ink-2">
              {keeper === "device"
                ? "Another browser does not show them, and clearing this one's data removes them."
                : "Sign in to have them on every device. Your list moves over automatically."}
            </span>
          </p>
          {keeper === "device-for-now" && <SignInLinks />}
        </div>
      )}
    </>
  );
}
