import { ShareImage, type ShareImageTone } from "@/components/share-image/share-image";
import type { Language } from "@/lib/languages/languages";
import { publicFileUrl } from "@/lib/share-image/files";

const WIDTH = 560;
const HEIGHT = 490;

type RecordImageProps = {
  title: string;
  lead: string;
  tone: ShareImageTone;
  /** Of the words of the page, if it is not English. */
  language?: Language;
  /** Its path under `public/`. */
  picture: string;
};

/** The share image of one record: its title beside its picture, which runs off the right edge. */
export function RecordImage({ picture, ...words }: RecordImageProps) {
  return (
    <ShareImage {...words}>
      <img
        src={publicFileUrl(picture)}
        alt=""
        width={WIDTH}
        height={HEIGHT}
        style={{
          position: "absolute",
          left: 700,
          top: (630 - HEIGHT) / 2,
          borderRadius: "40px 0 0 40px",
          objectFit: "cover",
        }}
      />
    </ShareImage>
  );
}
