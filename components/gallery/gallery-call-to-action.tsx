import Link from "next/link";
import { buttonVariants } from "@/components/ui/button";
import { ROUTES } from "@/lib/routes";

/** The way from looking to eating, at the foot of the gallery. */
export function GalleryCallToAction() {
  return (
    <section className="mt-(--section) flex flex-wrap items-center justify-between gap-x-8 gap-y-6 rounded-[28px] bg-turmeric-soft px-6 py-10 md:p-16">
      <h2 className="font-display text-h2 font-extrabold text-balance">Love Vegan Restaurants?</h2>
      <div className="flex flex-wrap gap-3 max-md:w-full max-md:flex-col">
        <Link href={ROUTES.nearMe} className={buttonVariants({ variant: "beet", size: "lg" })}>
          Find Restaurants Near Me
        </Link>
        <Link href={ROUTES.addListing} className={buttonVariants({ variant: "line", size: "lg" })}>
          Submit Your Restaurant
        </Link>
      </div>
    </section>
  );
}
