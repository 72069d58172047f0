import { useTexts } from "#texts";
import { PageLink } from "@/components/ui/page-link";
import english from "@/lib/messages/en/places/city.json";
import { cityFeedHref } from "@/lib/routes";

/** Where a city's new places are to be read. */
export function FeedLink({ id }: { id: string }) {
  const t = useTexts("city", english);
  return (
    <p className="mt-8 text-ink-2">
      {t.rich("feed", {
        link: (text) => (
          <PageLink key="link" href={cityFeedHref(id)} type="application/rss+xml" className="link">
            {text}
          </PageLink>
        ),
      })}
    </p>
  );
}
