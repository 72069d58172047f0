import { cityFeedHref } from "@/lib/routes";

/** Where a city's new places are to be read. */
export function FeedLink({ id }: { id: string }) {
  return (
    <p className="mt-8 text-ink-2">
      New places also come as an{" "}
      <a href={cityFeedHref(id)} type="application/rss+xml" className="link">
        RSS feed
      </a>
      .
    </p>
  );
}
