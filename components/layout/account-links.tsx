import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/cn";
import { ROUTES } from "@/lib/routes";

/** What a signed-out visitor sees in the bar and at the foot of the phone sheet. */
export function AccountLinks({ sheet = false }: { sheet?: boolean }) {
  const size = sheet ? "md" : "sm";
  return (
    <>
      <Link
        href={ROUTES.auth}
        prefetch={false}
        className={cn(buttonVariants({ variant: sheet ? "line" : "quiet", size }))}
      >
        Sign In
      </Link>
      <Link
        href={ROUTES.auth}
        prefetch={false}
        className={buttonVariants({ variant: "ink", size })}
      >
        Join Now
      </Link>
    </>
  );
}
