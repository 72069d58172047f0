import "server-only";

import { decidePost } from "@/lib/database/desk/decisions/decide-posts";
import { decisionsOnText } from "@/lib/desk-decisions/members-texts";
import { ROUTES, topicHref } from "@/lib/routes";

export const posts = decisionsOnText({
  queue: "posts",
  decide: decidePost,
  pagesOf: ({ topicId }) => [ROUTES.forum, topicHref(topicId)],
});
