import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { buttonVariants } from "@/components/ui/button";
import { pathIn } from "@/lib/languages/paths";
import english from "@/lib/messages/en/near-me/near-me.json";
import { searchEverywhereHref } from "@/lib/search/paths";

/** A link from the search around a location to that of the whole world, with the typed text. */
export function EverywhereLink({ text }: { text: string }) {
  const t = useTexts("near-me", english);
  const href = pathIn(t.language, searchEverywhereHref(text));
  return (
    <p className="mb-5">
      <a href={href} className={buttonVariants({ variant: "line", size: "sm" })}>
        <Icon name="Globe" size={18} />
        {t("everywhere")}
      </a>
    </p>
  );
}
