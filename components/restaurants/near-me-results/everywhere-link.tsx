import { useTexts } from "#texts";
import { Globe } from "@/components/ui/icons";
import { buttonVariants } from "@/components/ui/button";
import { InEnglish } from "@/components/ui/in-english";
import english from "@/lib/messages/en/near-me/near-me.json";

/** A link from the search around a location to that of the whole world, with the typed text. */
export function EverywhereLink({ text }: { text: string }) {
  const t = useTexts("near-me", english);
  const href = `/restaurants/search?q=${encodeURIComponent(text.trim())}`;
  return (
    <p className="mb-5">
      <a href={href} className={buttonVariants({ variant: "line", size: "sm" })}>
        <Globe size={18} strokeWidth={1.9} aria-hidden="true" />
        {t("everywhere")}
        <InEnglish href={href} />
      </a>
    </p>
  );
}
