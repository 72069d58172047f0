import { Check } from "@/components/ui/icons";
import { PORTRAIT, PostFrame, QUOTE } from "@/components/community/forum/post-frame";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { IntentLink } from "@/components/ui/intent-link";
import type { ForumPost } from "@/lib/community/types";
import type { Person } from "@/lib/people";
import type { ReactNode } from "react";

type SamplePostProps = {
  author: Person;
  post: ForumPost;
  /** Who asked, for the mark on what helped. */
  asker?: string;
  first?: boolean;
  actions?: ReactNode;
};

/** A sample post. */
export function SamplePost({ author, post, asker, first = false, actions }: SamplePostProps) {
  const { date, quote, paragraphs, link, helped } = post;
  return (
    <PostFrame
      portrait={<Avatar src={author.avatar} size={52} className={PORTRAIT} />}
      author={author.name}
      badge={
        helped && (
          <Badge tone="leaf">
            <Check size={16} strokeWidth={2.2} aria-hidden="true" />
            Helped {asker}
          </Badge>
        )
      }
      {...{ date, first, actions }}
    >
      {quote && <blockquote className={QUOTE}>{quote}</blockquote>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {link && (
        <p>
          <IntentLink href={link.href} className="link">
            {link.label}
          </IntentLink>
        </p>
      )}
    </PostFrame>
  );
}
