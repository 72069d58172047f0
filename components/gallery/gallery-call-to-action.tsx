import { useTexts } from "#texts";
import Form from "next/form";
import { Button } from "@/components/ui/button";
import { pathIn } from "@/lib/languages/paths";
import english from "@/lib/messages/en/members/gallery.json";
import { ROUTES } from "@/lib/routes";

const STEPS = [
  { action: ROUTES.nearMe, text: "end.find", variant: "beet" },
  { action: ROUTES.addListing, text: "end.add", variant: "line" },
] as const;

/** The links to restaurants at the end of the gallery. They work without JavaScript. */
export function GalleryCallToAction() {
  const t = useTexts("gallery", english);
  return (
    <section className="mt-(--section) flex flex-wrap items-center justify-between gap-x-8 gap-y-6 rounded-block bg-turmeric-soft px-6 py-10 md:p-16">
      <h2 className="headline text-h2 text-balance">{t("end")}</h2>
      <div className="flex flex-wrap gap-3 max-md:w-full max-md:flex-col">
        {STEPS.map(({ action, text, variant }) => (
          <Form
            key={action}
            action={pathIn(t.language, action)}
            prefetch={false}
            className="contents"
          >
            <Button type="submit" variant={variant} size="lg">
              {t(text)}
            </Button>
          </Form>
        ))}
      </div>
    </section>
  );
}
