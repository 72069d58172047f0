import { publicFileUrl } from "@/lib/share-image/files";

const COLUMN_WIDTH = 286;
const GAP = 22;
const LEFT = 642;
/** Each column starts above the image and ends below it, the second one higher. */
const COLUMN_TOPS = [-58, -176];

type PictureColumnsProps = {
  /** Addresses under `public/`; repeated where there are too few. */
  pictures: string[];
  /** Width by height of each. */
  ratio?: number;
  /** People keep the tight corner of a pin. */
  portraits?: boolean;
};

/** Two staggered columns of pictures that run off the image. */
export function PictureColumns({ pictures, ratio = 1, portraits }: PictureColumnsProps) {
  if (pictures.length === 0) return null;
  const height = Math.round(COLUMN_WIDTH / ratio);
  const rows = Math.ceil((630 - Math.min(...COLUMN_TOPS)) / (height + GAP));
  return (
    <div style={{ display: "flex", position: "absolute", inset: 0 }}>
      {COLUMN_TOPS.map((top, column) => (
        <div
          key={top}
          style={{
            display: "flex",
            flexDirection: "column",
            position: "absolute",
            top,
            left: LEFT + column * (COLUMN_WIDTH + GAP),
            gap: GAP,
          }}
        >
          {Array.from({ length: rows }, (_, row) => (
            <img
              key={row}
              src={publicFileUrl(pictures[(row * 2 + column) % pictures.length] ?? "")}
              alt=""
              width={COLUMN_WIDTH}
              height={height}
              style={{
                borderRadius: portraits ? "40px 40px 40px 8px" : "26px",
                objectFit: "cover",
              }}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
