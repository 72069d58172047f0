// Cuts the gallery's pictures down to the smaller widths of lib/gallery/picture.ts: `node scripts/assets/gallery-pictures.mjs`.
// The output is committed beside the masters (NAME.jpg and NAME.avif, 1120 x 840); run this again for a new master.
// Prints each picture's blurred preview, the `preview` of its record in data/gallery.ts.
import { readdir } from "node:fs/promises";
import sharp from "sharp";

const FOLDER = "public/gallery";
const CUTS = [
  { width: 480, format: "avif", options: { quality: 50, effort: 6 } },
  { width: 720, format: "avif", options: { quality: 50, effort: 6 } },
  { width: 720, format: "jpeg", extension: "jpg", options: { quality: 72, mozjpeg: true } },
];

const isMaster = (file) => file.endsWith(".jpg") && !/-\d+\.jpg$/.test(file);

for (const file of (await readdir(FOLDER)).filter(isMaster).sort()) {
  const name = file.replace(/\.jpg$/, "");
  const master = sharp(`${FOLDER}/${file}`);
  for (const { width, format, extension = format, options } of CUTS) {
    await master
      .clone()
      .resize(width)
      .toFormat(format, options)
      .toFile(`${FOLDER}/${name}-${width}.${extension}`);
  }
  const preview = await master
    .clone()
    .resize(8, 6, { fit: "fill" })
    .webp({ quality: 50, effort: 6 })
    .toBuffer();
  console.log(`${name} data:image/webp;base64,${preview.toString("base64")}`);
}
