import { BRAND_COLORS } from "@/lib/brand-colors";
import { drawableText } from "@/lib/share-image/drawable-text";
import { publicFileUrl } from "@/lib/share-image/files";
import type { HanForms } from "@/lib/share-image/han-forms";

export type PictureLabelProps = {
  name: string;
  note: string;
  /** Of a note that is a place's address. */
  noteForms?: HanForms | undefined;
  /** A path under `public/`. */
  picture: string | undefined;
  /** In pixels of the image. */
  spot: { top: number; left: number };
};

/** A label with the tight corner that points at a place (design: shape). */
export function PictureLabel({ name, note, noteForms, picture, spot }: PictureLabelProps) {
  return (
    <div
      style={{
        ...spot,
        position: "absolute",
        display: "flex",
        alignItems: "center",
        gap: 18,
        padding: picture ? "12px 28px 12px 12px" : "18px 28px",
        borderRadius: "26px 26px 26px 5px",
        backgroundColor: BRAND_COLORS.raised,
        boxShadow: "0 16px 40px rgba(14, 35, 25, 0.28)",
        fontFamily: "text",
      }}
    >
      {picture && (
        <img
          src={publicFileUrl(picture)}
          alt=""
          width={84}
          height={84}
          style={{ borderRadius: 18, objectFit: "cover" }}
        />
      )}
      <div style={{ display: "flex", flexDirection: "column" }}>
        <div
          style={{
            fontFamily: "display",
            fontSize: 34,
            letterSpacing: "-0.012em",
            color: BRAND_COLORS.ink,
          }}
        >
          {drawableText(name)}
        </div>
        <div lang={noteForms} style={{ fontSize: 25, color: BRAND_COLORS["ink-2"] }}>
          {drawableText(note)}
        </div>
      </div>
    </div>
  );
}
