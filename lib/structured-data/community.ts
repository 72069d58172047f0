import type { Blog, Event } from "schema-dts";
import { absoluteUrl } from "@/lib/absolute-url";
import type { BlogPost, CommunityEvent } from "@/lib/community/types";
import { ROUTES } from "@/lib/routes";
import { SITE_NAME } from "@/lib/site";
import { PUBLISHER } from "@/lib/structured-data/site";

/** The blog with its posts; the people of sample posts are made up, so they are not named as authors. */
export function blogData(posts: readonly BlogPost[]) {
  const url = absoluteUrl(ROUTES.blog);
  return {
    "@type": "Blog",
    "@id": `${url}#blog`,
    url,
    name: `${SITE_NAME} Blog`,
    publisher: PUBLISHER,
    blogPost: posts.map(({ id, title, excerpt, date, image, author, sample }) => ({
      "@type": "BlogPosting" as const,
      url: `${url}#${id}`,
      headline: title,
      description: excerpt,
      datePublished: date,
      image: absoluteUrl(image.src),
      publisher: PUBLISHER,
      ...(!sample && { author: { "@type": "Person" as const, name: author.name } }),
    })),
  } satisfies Blog;
}

/** The events that will take place; samples will not, so they are left out (P1.8). */
export function eventsData(events: readonly CommunityEvent[]): Event[] {
  return events
    .filter(({ sample }) => !sample)
    .map(({ title, description, date, location, image }) => ({
      "@type": "Event",
      name: title,
      description,
      startDate: date,
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: { "@type": "Place", name: location, address: location },
      image: absoluteUrl(image.src),
      organizer: PUBLISHER,
    }));
}
