import { PictureLabel, type PictureLabelProps } from "@/components/share-image/picture-label";
import { publicFileUrl } from "@/lib/share-image/files";

const LEAF = "/pictures/site/leaf-map.svg";
/** The positions of the labels, in pixels. */
const LABEL_SPOTS = [
  { top: 96, left: 842 },
  { top: 262, left: 640 },
  { top: 424, left: 800 },
];

export type LeafLabel = Omit<PictureLabelProps, "spot">;

/** The leaf with up to three labels. */
export function LeafArt({ labels }: { labels: LeafLabel[] }) {
  return (
    <div style={{ display: "flex", position: "absolute", inset: 0 }}>
      <img
        src={publicFileUrl(LEAF)}
        alt=""
        width={760}
        height={1176}
        style={{ position: "absolute", top: -190, left: 600, transform: "rotate(27deg)" }}
      />
      {LABEL_SPOTS.map((spot, index) => {
        const label = labels[index];
        return label && <PictureLabel key={label.name} {...label} spot={spot} />;
      })}
    </div>
  );
}
