import { BRAND_COLORS } from "@/lib/brand-colors";
import type { Person } from "@/lib/people";
import { drawableText } from "@/lib/share-image/drawable-text";
import { publicFileUrl } from "@/lib/share-image/files";

const MAX_VOICES = 3;

export type Voice = { id: string; text: string; person: Person };

/** What up to three people say, one below the other. */
export function SpeechArt({ voices }: { voices: Voice[] }) {
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
      {voices.slice(0, MAX_VOICES).map(({ id, text, person }, index) => (
        <div
          key={id}
          style={{
            display: "flex",
            alignItems: "flex-end",
            gap: 18,
            marginLeft: index % 2 === 0 ? 0 : 72,
          }}
        >
          <img
            src={publicFileUrl(person.avatar)}
            alt=""
            width={84}
            height={84}
            style={{ borderRadius: "26px 26px 26px 5px", objectFit: "cover", flexShrink: 0 }}
          />
          <div
            style={{
              display: "flex",
              flexGrow: 1,
              flexBasis: 0,
              padding: "20px 26px 22px",
              borderRadius: "26px 26px 26px 5px",
              backgroundColor: BRAND_COLORS.raised,
              boxShadow: "0 12px 30px rgba(14, 35, 25, 0.16)",
              fontFamily: "display",
              fontSize: 34,
              lineHeight: 1.08,
              letterSpacing: "-0.012em",
              color: BRAND_COLORS.ink,
            }}
          >
            {drawableText(text)}
          </div>
        </div>
      ))}
    </div>
  );
}
