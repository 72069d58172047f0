// Makes the icons of browsers and phones from app/icon.svg: `node scripts/assets/icons.mjs`. The output is committed; run this again
// only when the mark changes. Those of an operator's logo are a step of the build (scripts/build/own-icons.mjs).
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { drawIcons } from "../build/draw-icons.mjs";

await mkdir("public/icons", { recursive: true });
for (const [name, data] of Object.entries(await drawIcons(await readFile("app/icon.svg")))) {
  // Next finds these two by their place.
  const folder = ["favicon.ico", "apple-icon.png"].includes(name) ? "app" : "public/icons";
  await writeFile(`${folder}/${name}`, data);
  console.log(`${folder}/${name}: ${data.length} bytes`);
}
