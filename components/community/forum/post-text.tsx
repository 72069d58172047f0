import { toParagraphs } from "@/lib/forum/text-pieces";
import { DEFAULT_LANGUAGE, type Language } from "@/lib/languages/languages";
import { ownWords } from "@/lib/languages/own-words";

type PostTextProps = { text: string; /** Of the page. */ language?: Language };

/** What a member wrote: paragraphs with links that the site does not vouch for (P14.46). */
export function PostText({ text, language = DEFAULT_LANGUAGE }: PostTextProps) {
  return toParagraphs(text).map((pieces, index) => (
    <p key={index} className="wrap-anywhere whitespace-pre-line" {...ownWords(language)}>
      {pieces.map((piece, place) =>
        piece.href ? (
          <a key={place} href={piece.href} rel="ugc nofollow" className="link">
            {piece.text}
          </a>
        ) : (
          piece.text
        ),
      )}
    </p>
  ));
}
