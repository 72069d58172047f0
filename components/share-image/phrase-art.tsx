import { BRAND_COLORS } from "@/lib/brand-colors";
import { drawableText } from "@/lib/share-image/drawable-text";

/** Sentences as cards, one below the other. */
export function PhraseArt({ phrases }: { phrases: string[] }) {
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "center",
        gap: 26,
        position: "absolute",
        top: 0,
        bottom: 0,
        left: 648,
        width: 520,
      }}
    >
      {phrases.map((phrase, index) => (
        <div
          key={phrase}
          style={{
            display: "flex",
            marginLeft: index % 2 === 0 ? 0 : 56,
            marginRight: index % 2 === 0 ? 56 : 0,
            padding: "24px 30px 28px",
            borderRadius: "26px 26px 26px 5px",
            backgroundColor: BRAND_COLORS.raised,
            boxShadow: "0 12px 30px rgba(14, 35, 25, 0.16)",
            fontFamily: "display",
            fontSize: 38,
            lineHeight: 1.08,
            letterSpacing: "-0.012em",
            color: BRAND_COLORS.ink,
          }}
        >
          {drawableText(phrase)}
        </div>
      ))}
    </div>
  );
}
