/** @jest-environment node */
import sharp from "sharp";
import { getPhotoStorage } from "@/lib/photos/store";
import { readSharePicture } from "@/lib/photos/share-picture";

jest.mock("@/lib/photos/store");

const ID = "a".repeat(32);
const SIZE = { width: 56, height: 63 };
const PICTURE = { src: `/photos/${ID}-480.webp` };

const file = (width: number, background: string) =>
  sharp({ create: { width, height: 300, channels: 3, background } })
    .webp()
    .toBuffer();

const keep = (files: Record<string, Buffer>) =>
  jest
    .mocked(getPhotoStorage)
    .mockResolvedValue({ read: async (name: string) => files[name] } as never);

/** The size of a data URL's picture, and the color of its middle. */
async function inspect(url: string | undefined) {
  const bytes = Buffer.from(url!.replace(/^data:image\/jpeg;base64,/, ""), "base64");
  const { width, height, format } = await sharp(bytes).metadata();
  const { dominant } = await sharp(bytes).stats();
  return { width, height, format, isRed: dominant.r > 200 && dominant.g < 60 };
}

it("cuts the wide file of a photo to size, as JPEG", async () => {
  keep({
    [`${ID}-960.webp`]: await file(960, "#f00"),
    [`${ID}-480.webp`]: await file(480, "#00f"),
  });
  expect(await inspect(await readSharePicture(PICTURE, SIZE))).toEqual({
    ...SIZE,
    format: "jpeg",
    isRed: true,
  });
});

it("takes the file of the card where the photo is narrow", async () => {
  keep({ [`${ID}-480.webp`]: await file(480, "#f00") });
  expect(await inspect(await readSharePicture(PICTURE, SIZE))).toMatchObject({ isRed: true });
});

it.each<[string, () => void]>([
  ["without its files", () => keep({})],
  ["without a storage", () => jest.mocked(getPhotoStorage).mockResolvedValue(undefined)],
])("has none %s", async (_what, given) => {
  given();
  expect(await readSharePicture(PICTURE, SIZE)).toBeUndefined();
});

it("has none where the storage fails, or the file is damaged, and says so in the log", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => {});
  jest.mocked(getPhotoStorage).mockRejectedValue(new Error("No connection"));
  expect(await readSharePicture(PICTURE, SIZE)).toBeUndefined();
  keep({ [`${ID}-960.webp`]: Buffer.from("text") });
  expect(await readSharePicture(PICTURE, SIZE)).toBeUndefined();
  expect(log).toHaveBeenCalledTimes(2);
  log.mockRestore();
});
