import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import Link from "next/link";
import { Button, buttonVariants } from "@/components/ui/button";
import { signInPath } from "@/lib/auth/sign-in-path";
import { pathIn } from "@/lib/languages/paths";
import controls from "@/lib/messages/en/controls.json";
import english from "@/lib/messages/en/favorites/favorites.json";
import layout from "@/lib/messages/en/layout.json";
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

function SignInLinks() {
  const signIn = useTexts("layout", layout);
  const join = useTexts("controls", controls);
  const href = signInPath(pathIn(signIn.language, ROUTES.favorites)) as "/auth";
  return (
    <p className="flex flex-wrap items-center gap-2">
      <Link href={href} prefetch={false} className={buttonVariants({ variant: "beet" })}>
        {signIn("sign-in")}
      </Link>
      <Link href={href} prefetch={false} className={buttonVariants({ variant: "line" })}>
        {join("join")}
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
  const t = useTexts("favorites", english);
  return (
    <>
      {failed > 0 && (
        <div role="alert" className="mb-6 rounded-tile bg-tomato-soft px-4 py-3 text-tomato-ink">
          <p>{t("failed", { count: failed })}</p>
          <Button size="sm" onClick={onRetry} className="mt-2">
            {t("again")}
          </Button>
        </div>
      )}
      {unlisted > 0 && (
        <div className="mb-6 rounded-tile bg-sprout px-4 py-3">
          <p>{t("unlisted", { count: unlisted })}</p>
          <Button size="sm" onClick={onForget} className="mt-2">
            {t("unlisted.remove")}
          </Button>
        </div>
      )}
      {hasRestaurants && keeper.startsWith("device") && (
        <div className="mb-6 flex flex-wrap gap-4 rounded-tile bg-sprout px-5 py-4">
          <Icon name="MonitorSmartphone" size={24} className="mt-0.5 flex-none text-leaf-ink" />
          <p className="flex-1 basis-52">
            <b className="block font-title">{t("device")}</b>
            <span className="text-ink-2">
              {t(keeper === "device" ? "device.alone" : "device.sign-in")}
            </span>
          </p>
          {keeper === "device-for-now" && <SignInLinks />}
        </div>
      )}
    </>
  );
}
