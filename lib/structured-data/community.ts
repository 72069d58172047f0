import type { Blog, BlogPosting, DiscussionForumPosting, Event } from "schema-dts";
import { absoluteUrl } from "@/lib/absolute-url";
import type { BlogPost, CommunityEvent, ForumTopic } from "@/lib/community/types";
import type { Person } from "@/lib/people";
import { recordHref, ROUTES } from "@/lib/routes";
import { SITE_NAME } from "@/lib/site";
import { PUBLISHER } from "@/lib/structured-data/site";

/** A post as its page shows it. The people of sample posts are invented, so the site is named as the author. */
export function postData({ id, title, excerpt, date, image, text }: BlogPost) {
  const url = absoluteUrl(recordHref(ROUTES.blog, id));
  return {
    "@type": "BlogPosting",
    url,
    headline: title,
    description: excerpt,
    datePublished: date,
    dateModified: text.updated,
    image: absoluteUrl(image.src),
    inLanguage: "en",
    wordCount: text.body.words,
    author: PUBLISHER,
    publisher: PUBLISHER,
  } as const satisfies BlogPosting;
}

/** The blog with its posts. */
export function blogData(posts: readonly BlogPost[]) {
  const url = absoluteUrl(ROUTES.blog);
  return {
    "@type": "Blog",
    "@id": `${url}#blog`,
    url,
    name: `${SITE_NAME} Blog`,
    publisher: PUBLISHER,
    blogPost: posts.map(postData),
  } satisfies Blog;
}

/** The events that will take place; samples will not, so they are left out (P1.8). */
export function eventsData(events: readonly CommunityEvent[]): Event[] {
  return events
    .filter(({ sample }) => !sample)
    .map(({ id, title, description, date, end, location, image }) => ({
      "@type": "Event",
      url: absoluteUrl(recordHref(ROUTES.events, id)),
      name: title,
      description,
      startDate: date,
      endDate: end,
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: { "@type": "Place", name: location, address: location },
      image: absoluteUrl(image.src),
      organizer: PUBLISHER,
    }));
}

function person({ name }: Person) {
  return { "@type": "Person" as const, name };
}

/** A topic as its page shows it; a sample has no real author, so it is left out (P1.8). */
export function topicData(topic: ForumTopic): DiscussionForumPosting[] {
  const { id, title, author, post, replies, sampleReplies, sample } = topic;
  if (sample) return [];
  return [
    {
      "@type": "DiscussionForumPosting",
      url: absoluteUrl(recordHref(ROUTES.forum, id)),
      headline: title,
      text: post.paragraphs.join("\n\n"),
      datePublished: post.date,
      author: person(author),
      commentCount: replies,
      comment: sampleReplies.map((reply) => ({
        "@type": "Comment",
        text: reply.paragraphs.join("\n\n"),
        datePublished: reply.date,
        author: person(reply.author),
      })),
    },
  ];
}
