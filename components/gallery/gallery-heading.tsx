import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { Badge } from "@/components/ui/badge";
import english from "@/lib/messages/en/members/gallery.json";

/** Title, the line with the number of images, and the badge that counts them. */
export function GalleryHeading({ count }: { count: number }) {
  const t = useTexts("gallery", english);
  return (
    <div>
      <Badge tone="turmeric" className="mb-4.5">
        <Icon name="Image" size={16} />
        {t("images", { count })}
      </Badge>
      <h1 className="max-w-[9em] headline text-[clamp(2.75rem,1.8rem+4vw,5.25rem)] leading-display tracking-heading text-balance">
        {t("title")}
      </h1>
      <p className="mt-4.5 text-lead text-pretty text-on-grove-2">{t("lead", { count })}</p>
    </div>
  );
}
