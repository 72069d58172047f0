import { useTexts } from "#texts";
import { Icon } from "@/components/ui/icon";
import { PORTRAIT, PostFrame, QUOTE } from "@/components/community/forum/post-frame";
import { OwnText } from "@/components/ui/reading/own-text";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { IntentLink } from "@/components/ui/intent-link";
import type { ForumPost } from "@/lib/community/types";
import { ownWords } from "@/lib/languages/own-words";
import english from "@/lib/messages/en/forum/forum.json";
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

/** A sample post, whose words are in English. */
export function SamplePost({ author, post, asker = "", first = false, actions }: SamplePostProps) {
  const { date, quote, paragraphs, link, helped } = post;
  const t = useTexts("forum", english);
  const { language } = t;
  const own = ownWords(language, "en");
  return (
    <PostFrame
      portrait={<Avatar src={author.avatar} size={52} className={PORTRAIT} />}
      author={<OwnText language={language} text={author.name} />}
      badge={
        helped && (
          <Badge tone="leaf">
            <Icon name="Check" size={16} className="icon-bold" />
            {t("helped", { name: asker })}
          </Badge>
        )
      }
      {...{ date, first, actions }}
    >
      {quote && (
        <blockquote className={QUOTE} {...own}>
          {quote}
        </blockquote>
      )}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} {...own}>
          {paragraph}
        </p>
      ))}
      {link && (
        <p>
          <IntentLink href={link.href} className="link">
            <OwnText language={language} text={link.label} lang="en" />
          </IntentLink>
        </p>
      )}
    </PostFrame>
  );
}
