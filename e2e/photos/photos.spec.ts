import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { addRestaurant } from "@/e2e/support/servers/add-restaurant";
import type { AuthServer } from "@/e2e/support/servers/auth-server";
import { test as browserTest } from "@/e2e/support/servers/database-server";
import { expect, test } from "@/e2e/support/http/http-test";
import { runShell } from "@/e2e/support/servers/database-shell";
import { storePhoto } from "@/lib/photos/store-photo";
import { localPhotoStorage } from "@/lib/photos/local-storage";
import { photoFiles } from "@/lib/photo-name";
import { photoSources } from "@/lib/photos/picture";
import { NON_PAGE_POLICY } from "@/lib/security/headers";

/** A restaurant of their own: the page of another test would ask for files that are gone. */
const ID = "photo-files";
test.beforeEach(({ server }) =>
  addRestaurant(server, { id: ID, name: "Photo Files", like: "1", isSample: false }),
);
test.afterEach(({ server }) =>
  runShell(
    server,
    `delete from chard.photos where restaurant_id = '${ID}';\ndelete from chard.restaurants where id = '${ID}'`,
  ),
);

/** An upload, red on the left and blue on the right, kept as a form would, with a record of this status. */
async function keep(server: AuthServer, status = "published") {
  const half = { width: 600, height: 800, channels: 3 } as const;
  const blue = await sharp({ create: { ...half, background: "#00f" } })
    .png()
    .toBuffer();
  const upload = await sharp({ create: { ...half, width: 1200, background: "#f00" } })
    .composite([{ input: blue, left: 600, top: 0 }])
    .jpeg()
    .toBuffer();
  const photo = await storePhoto(localPhotoStorage(join(server.dataDirectory, "photos")), upload);
  await runShell(server, `delete from chard.photos where hash = '${photo.id}'`);
  await runShell(
    server,
    `insert into chard.photos (hash, width, height, description, restaurant_id, status)
      values ('${photo.id}', ${photo.width}, ${photo.height}, 'Red and blue', '${ID}', '${status}')`,
  );
  return photo;
}

test("photos are served for an hour, as what they are and nothing else @core", async ({
  server,
  request,
}) => {
  const photo = await keep(server);
  const files = photoFiles(photo);
  expect(files).toHaveLength(6);
  for (const { name, type, width } of files) {
    const response = await request.get(`/photos/${name}`);
    expect(response.status(), name).toBe(200);
    const body = await response.body();
    expect((await sharp(body).metadata()).width).toBe(width);
    expect(response.headers()).toMatchObject({
      "content-type": type,
      "cache-control": "public, max-age=3600, must-revalidate",
      "content-security-policy": NON_PAGE_POLICY,
      "x-content-type-options": "nosniff",
      etag: `"${name}"`,
    });
    const again = await request.get(`/photos/${name}`, {
      headers: { "If-None-Match": response.headers().etag! },
    });
    expect(again.status()).toBe(304);
    const head = await request.head(`/photos/${name}`);
    expect(head.headers()["content-type"]).toBe(type);
  }
});

browserTest("a browser shows a photo", async ({ server, page }) => {
  const { src, avif } = photoSources(await keep(server));
  await page.goto("/accessibility");
  const shown = await page.evaluate(
    async ([fallback, srcset]) => {
      const image = new Image();
      image.sizes = "100vw";
      image.srcset = srcset!;
      image.src = fallback!;
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [2, 1];
      const drawing = canvas.getContext("2d")!;
      drawing.drawImage(image, 0, 0, 2, 1);
      return { from: image.currentSrc, pixels: [...drawing.getImageData(0, 0, 2, 1).data] };
    },
    [src, avif],
  );
  expect(shown.from).toMatch(/-1200\.avif$/);
  const [leftRed = 0, , leftBlue = 0, , rightRed = 0, , rightBlue = 0] = shown.pixels;
  expect(leftRed).toBeGreaterThan(leftBlue + 100);
  expect(rightBlue).toBeGreaterThan(rightRed + 100);
});

test("nothing else of the data directory is served", async ({ server, request }) => {
  const photo = await keep(server);
  writeFileSync(join(server.dataDirectory, "photos", "note.avif"), "private");
  writeFileSync(join(server.dataDirectory, "note.avif"), "private");
  const { name } = photoFiles(photo)[0]!;
  for (const path of [
    "note.avif",
    "..%2fnote.avif",
    "..%2fdatabase%2fPG_VERSION",
    "%2e%2e%2fnote.avif",
    `${name}%00`,
    `${name}%0a`,
    `x%2f..%2f${name}`,
    name.toUpperCase(),
    name.replace("-480", "-481"),
    "",
  ]) {
    const response = await request.get(`/photos/${path}`);
    expect.soft(response.status(), path).toBe(404);
    expect.soft(response.headers()["cache-control"], path).toContain("no-store");
    expect.soft(await response.text(), path).not.toContain("private");
  }
});

for (const status of ["waiting", "removed"])
  test(`a photo that is ${status} is not served to visitors with its URL, not even as unchanged`, async ({
    server,
    request,
  }) => {
    const { name } = photoFiles(await keep(server))[0]!;
    // The commands between the requests take longer than the server keeps a connection.
    const once = { Connection: "close" };
    const published = await request.get(`/photos/${name}`, { headers: once });
    expect(published.status()).toBe(200);
    await keep(server, status);
    for (const headers of [once, { ...once, "If-None-Match": published.headers().etag! }]) {
      const response = await request.get(`/photos/${name}`, { headers });
      expect(response.status()).toBe(404);
      expect(response.headers()["cache-control"]).toContain("no-store");
    }
  });

test("a photo whose file is gone is not found by the next visitor", async ({ server, request }) => {
  const { name } = photoFiles(await keep(server))[0]!;
  expect((await request.get(`/photos/${name}`)).status()).toBe(200);
  const path = join(server.dataDirectory, "photos", name);
  rmSync(path);
  expect((await request.get(`/photos/${name}`)).status()).toBe(404);
});
