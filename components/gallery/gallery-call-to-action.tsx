import Form from "next/form";
import { Button } from "@/components/ui/button";
import { ROUTES } from "@/lib/routes";

const STEPS = [
  { action: ROUTES.nearMe, label: "Find Restaurants Near Me", variant: "beet" },
  { action: ROUTES.addListing, label: "Submit Your Restaurant", variant: "line" },
] as const;

/** The links to restaurants at the end of the gallery. They work without JavaScript. */
export function GalleryCallToAction() {
  return (
    <section className="mt-(--section) flex flex-wrap items-center justify-between gap-x-8 gap-y-6 rounded-block bg-turmeric-soft px-6 py-10 md:p-16">
      <h2 className="headline text-h2 text-balance">Love Vegan Restaurants?</h2>
      <div className="flex flex-wrap gap-3 max-md:w-full max-md:flex-col">
        {STEPS.map(({ action, label, variant }) => (
          <Form key={action} action={action} prefetch={false} className="contents">
            <Button type="submit" variant={variant} size="lg">
              {label}
            </Button>
          </Form>
        ))}
      </div>
    </section>
  );
}
