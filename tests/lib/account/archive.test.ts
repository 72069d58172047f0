/** @jest-environment node */
import { strFromU8, unzipSync } from "fflate";
import { zipAccount } from "@/lib/account/archive";

it("packs what is stored, and the photos as they are", () => {
  const bytes = Uint8Array.from([1, 2, 3]);
  const files = unzipSync(zipAccount({ members: [{ name: "Zoë" }] }, [{ name: "a.webp", bytes }]));
  expect(Object.keys(files)).toEqual(["data.json", "photos/a.webp"]);
  expect(JSON.parse(strFromU8(files["data.json"]!))).toEqual({ members: [{ name: "Zoë" }] });
  expect([...files["photos/a.webp"]!]).toEqual([1, 2, 3]);
});
