import { toParagraphs } from "@/lib/forum/text-pieces";

/** What a member wrote: paragraphs with links that the site does not vouch for (P14.46). */
export function PostText({ text }: { text: string }) {
  return toParagraphs(text).map((pieces, index) => (
    <p key={index} className="wrap-anywhere whitespace-pre-line">
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
