import { workQueue } from "@/lib/photos/work-queue";

/** Photos at once. Each uses one thread; two more of the four that Node has stay free for files and passwords. */
const SLOTS = 2;
/** Uploads of up to 10 MB that wait in memory. */
const MAX_WAITING = 12;

const DECODERS = [
  "VipsForeignLoadJpegBuffer",
  "VipsForeignLoadPngBuffer",
  "VipsForeignLoadWebpBuffer",
  "VipsForeignLoadHeifBuffer",
  // For share images, which are drawn in this process, too. Photos with other first bytes are refused before this.
  "VipsForeignLoadSvgBuffer",
];

async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.concurrency(1);
  // Results would be kept for uploads that come again, which they do not.
  sharp.cache(false);
  // GIF, TIFF and other formats are never tried. This holds for every thread of the process.
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: DECODERS });
  return sharp;
}

type Decoder = {
  sharp: Awaited<ReturnType<typeof loadSharp>>;
  run: ReturnType<typeof workQueue>;
};

/** Route handlers and pages are bundled apart, but share the process, and so must share its memory. */
const shared = globalThis as typeof globalThis & { chardPhotoDecoder?: Promise<Decoder> };

/** sharp, loaded by the first upload, and the queue that everything heavy goes through. */
export function getDecoder() {
  shared.chardPhotoDecoder ??= loadSharp().then((sharp) => ({
    sharp,
    run: workQueue({ slots: SLOTS, maxWaiting: MAX_WAITING }),
  }));
  return shared.chardPhotoDecoder;
}

/** How many slots a photo of so many pixels takes: one whose pixels fill hundreds of megabytes is decoded alone. */
export function slotsFor(pixels: number) {
  return pixels > 16_000_000 ? SLOTS : 1;
}
