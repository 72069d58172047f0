/** @jest-environment node */
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { installPhotos, removePhoto } from "@/lib/photos/store";
import { storeChosen, storePhoto } from "@/lib/photos/store-photo";
import { localPhotoStorage } from "@/lib/photos/local-storage";
import { photoFiles } from "@/lib/photo-name";
import { plain } from "@/tests/lib/photos/photo-fixtures";

/** Whom the photos are for that a test keeps. */
const mockAccess = { value: "public" as "public" | "user" | undefined };
jest.mock("@/lib/photos/queries", () => ({ getPhotoAccess: async () => mockAccess.value }));

const ENVIRONMENT = process.env;
const SUPABASE = {
  NEXT_PUBLIC_SUPABASE_URL: "https://abcdefgh.supabase.co",
  NEXT_PUBLIC_SUPABASE_ANON_KEY: "sb_publishable_0123456789abcdef",
};

let directory: string;

beforeEach(async () => {
  mockAccess.value = "public";
  directory = await mkdtemp(join(tmpdir(), "chard-photos-"));
  jest.resetModules();
  process.env = { ...ENVIRONMENT, CHARD_DATABASE: "embedded", CHARD_DATA_DIR: directory };
});
afterEach(() => rm(directory, { recursive: true }));
afterAll(() => {
  process.env = ENVIRONMENT;
});

const folder = () => join(directory, "photos");

async function get(name: string, headers: Record<string, string> = {}) {
  const { choosePhotoStorage: chooseStorage } = await import("@/lib/photos/choose-storage");
  installPhotos({ chooseStorage, storeChosen });
  const { GET } = await import("@/app/photos/[name]/route");
  const request = new Request("http://localhost/photos/x", { headers });
  return GET(request, { params: Promise.resolve({ name }) });
}

async function keep() {
  const upload = await plain(700, 500).jpeg().toBuffer();
  return storePhoto(localPhotoStorage(folder()), upload);
}

it("keeps every file of an upload, serves it for an hour, and removes it", async () => {
  const photo = await keep();
  expect(photo).toEqual({ id: expect.stringMatching(/^[0-9a-f]{32}$/), width: 700, height: 500 });
  const files = photoFiles(photo);
  expect((await readdir(folder())).toSorted()).toEqual(files.map(({ name }) => name).toSorted());

  for (const { name, type } of files) {
    const response = await get(name);
    expect(response.status).toBe(200);
    const body = await response.arrayBuffer();
    expect(body.byteLength).toBeGreaterThan(100);
    expect(Object.fromEntries(response.headers)).toEqual({
      "cache-control": "public, max-age=3600, must-revalidate",
      "content-type": type,
      etag: `"${name}"`,
    });
    const unchanged = await get(name, { "If-None-Match": `W/"${name}"` });
    expect(unchanged.status).toBe(304);
    expect(await unchanged.text()).toBe("");
    expect((await get(name, { "If-None-Match": '"other"' })).status).toBe(200);
  }

  await removePhoto(localPhotoStorage(folder()), photo);
  expect(await readdir(folder())).toEqual([]);
  await expect(get(files[0]!.name)).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
});

it("serves a photo that waits to its sender and moderators, and forbids caching", async () => {
  const { name } = photoFiles(await keep())[0]!;
  mockAccess.value = "user";
  const response = await get(name);
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});

it("serves a removed photo, or another's that waits, to no one: not even as unchanged", async () => {
  const { name } = photoFiles(await keep())[0]!;
  mockAccess.value = undefined;
  for (const headers of [{}, { "If-None-Match": `"${name}"` }])
    await expect(get(name, headers)).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
});

it.each([
  "../database/PG_VERSION",
  "x.avif",
  "%2e%2e",
  "",
  "0123456789abcdef0123456789abcdef-480.avif",
])("has nothing under %j", async (name) => {
  await writeFile(join(directory, "x.avif"), "x");
  await expect(get(name)).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
});

it("serves none without a database", async () => {
  const photo = await keep();
  process.env.CHARD_DATABASE = "none";
  await expect(get(photoFiles(photo)[0]!.name)).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
});

it("sends an uncacheable 503 when the storage fails", async () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  await writeFile(folder(), "a file in its place");
  const response = await get("0123456789abcdef0123456789abcdef-480.avif");
  expect(response.status).toBe(503);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  expect(error).toHaveBeenCalledTimes(1);

  const upload = await plain(9, 9).jpeg().toBuffer();
  await expect(storePhoto(localPhotoStorage(folder()), upload)).rejects.toMatchObject({
    reason: "not-kept",
  });
});

it.each<[string, Record<string, string>, "folder" | "bucket" | undefined]>([
  ["embedded accounts", { CHARD_DATABASE: "embedded" }, "folder"],
  ["a Postgres server", { CHARD_DATABASE: "", DATABASE_URL: "postgres://h/d" }, "folder"],
  [
    "a Supabase project with its secret key",
    {
      ...SUPABASE,
      CHARD_DATABASE: "",
      DATABASE_URL: "postgres://h/d",
      SUPABASE_SECRET_KEY: "sb_secret_1",
    },
    "bucket",
  ],
  [
    "a Supabase project without its secret key",
    { ...SUPABASE, CHARD_DATABASE: "", DATABASE_URL: "postgres://h/d" },
    undefined,
  ],
  ["a Supabase project alone", { ...SUPABASE, CHARD_DATABASE: "" }, undefined],
  ["no database", { CHARD_DATABASE: "none" }, undefined],
])("with %s", async (_title, variables, expected) => {
  Object.assign(process.env, variables);
  jest.doMock("@/lib/photos/local-storage", () => ({ localPhotoStorage: (path: string) => path }));
  jest.doMock("@/lib/photos/supabase-storage", () => ({
    supabasePhotoStorage: (...settings: string[]) => settings,
  }));
  const { choosePhotoStorage } = await import("@/lib/photos/choose-storage");
  const storages = {
    folder: folder(),
    bucket: [SUPABASE.NEXT_PUBLIC_SUPABASE_URL, "sb_secret_1"],
  };
  expect(await choosePhotoStorage()).toEqual(expected && storages[expected]);
  jest.dontMock("@/lib/photos/local-storage");
  jest.dontMock("@/lib/photos/supabase-storage");
});
