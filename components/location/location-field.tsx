import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import english from "@/lib/messages/en/search.json";

/** The field of a location search that stands by itself, and its button. Of a form to FIND_PATH it works without JavaScript (P3.17). */
export function LocationField({
  busy = false,
  ...input
}: ComponentProps<"input"> & { busy?: boolean }) {
  const t = useTexts("search", english);
  return (
    <div className="flex flex-wrap gap-2.5">
      <label className="field min-w-0 flex-1">
        {busy ? <Spinner /> : <Icon name="Search" />}
        <span className="sr-only">{t("label")}</span>
        <input type="text" placeholder={t("placeholder")} {...input} name="q" />
      </label>
      <Button type="submit" variant="beet" aria-disabled={busy}>
        {t("find")}
      </Button>
    </div>
  );
}
