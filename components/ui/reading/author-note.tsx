import { useTexts } from "#texts";
import { Avatar } from "@/components/ui/avatar";
import { IntentLink } from "@/components/ui/intent-link";
import { OwnText } from "@/components/ui/reading/own-text";
import english from "@/lib/messages/en/guides/article.json";

type AuthorNoteProps = { author: { name: string; avatar: string }; href: string | undefined };

/** The author of a text: a person of the sample community, with a note that says so. */
export function AuthorNote({ author, href }: AuthorNoteProps) {
  const t = useTexts("article", english);
  const name = <OwnText language={t.language} text={author.name} />;
  return (
    <div className="mt-12 grid grid-cols-[56px_minmax(0,1fr)] items-center gap-4 rounded-xl bg-sprout p-5 md:grid-cols-[72px_minmax(0,1fr)] md:gap-5 md:px-7 md:py-6">
      <Avatar
        src={author.avatar}
        size={72}
        loading="lazy"
        className="size-14 rounded-[21px_21px_21px_5px] md:size-18"
      />
      <div>
        <b>
          {href ? (
            <IntentLink href={href} className="link">
              {name}
            </IntentLink>
          ) : (
            name
          )}
        </b>
        <p className="mt-0.5 text-ink-2">{t("author.sample")}</p>
      </div>
    </div>
  );
}
