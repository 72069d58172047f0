import { useTexts } from "#texts";
import { cn } from "@/lib/cn";
import english from "@/lib/messages/en/members/gallery.json";

/** An image's tags as small labels. */
export function TagList({ tags, className }: { tags: string[]; className?: string }) {
  const t = useTexts("gallery", english);
  return (
    <ul aria-label={t("tags")} className={cn("flex flex-wrap gap-1", className)}>
      {tags.map((tag) => (
        <li
          key={tag}
          className="inline-flex min-h-6.5 items-center rounded-tag bg-sprout px-2.25 text-micro font-medium whitespace-nowrap text-ink-2"
        >
          {t("tag", { tag })}
        </li>
      ))}
    </ul>
  );
}
