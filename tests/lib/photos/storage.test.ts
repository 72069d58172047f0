/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { localPhotoStorage } from "@/lib/photos/local-storage";
import type { PhotoStorage } from "@/lib/photos/storage";
import { supabasePhotoStorage } from "@/lib/photos/supabase-storage";

const NAME = "0123456789abcdef0123456789abcdef-480.avif";
const OTHER = "0123456789abcdef0123456789abcdef-480.webp";
const SECRET_KEY = "sb_secret_0123456789abcdef";

let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), "chard-photos-"));
  folder = join(parent, "data", "photos");
});
afterEach(() => rm(parent, { recursive: true }));

type Bucket = { isPublic: boolean; files: Map<string, { type: string; bytes: Buffer }> };

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** The part of Supabase's Storage API that is used, with the responses of its server 1.11.2. */
class FakeSupabase {
  buckets = new Map<string, Bucket>();
  requests: string[] = [];
  fails = false;
  private server: Server = createServer((request, response) => {
    void this.respond(request).then(({ status, body }) => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
    });
  });

  async listen() {
    await new Promise<void>((resolve) => this.server.listen(0, "127.0.0.1", resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close() {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(resolve));
  }

  private async respond(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const body = await bodyOf(request);
    const path = request.url!.replace("/storage/v1/", "");
    this.requests.push(`${request.method} ${path}`);
    if (this.fails) return { status: 500, body: { message: "internal" } };
    if (request.headers.apikey !== SECRET_KEY) return refused(401, "Unauthorized");
    if (path === "bucket") return this.createBucket(JSON.parse(body.toString()) as NewBucket);
    if (path.startsWith("bucket/")) return this.describeBucket(path.slice("bucket/".length));
    const listed = /^object\/list\/(.+)$/.exec(path)?.[1];
    if (listed) return this.list(listed, JSON.parse(body.toString()) as { offset: number });
    const [, bucketName = "", name = ""] = path.split("/");
    const bucket = this.buckets.get(bucketName);
    if (request.method === "DELETE") {
      const { prefixes } = JSON.parse(body.toString()) as { prefixes: string[] };
      return { status: 200, body: prefixes.filter((file) => bucket?.files.delete(file)) };
    }
    if (!bucket) return refused(404, "Bucket not found");
    if (request.method === "POST") {
      if (bucket.files.has(name) && request.headers["x-upsert"] !== "true")
        return refused(409, "The resource already exists");
      bucket.files.set(name, { type: request.headers["content-type"]!, bytes: body });
      return { status: 200, body: { Id: "1", Key: `${bucketName}/${name}` } };
    }
    const file = bucket.files.get(name);
    return file ? { status: 200, body: file.bytes } : refused(404, "Object not found");
  }

  private list(bucketName: string, { offset }: { offset: number }) {
    const names = [...(this.buckets.get(bucketName)?.files.keys() ?? [])].slice(offset);
    return { status: 200, body: names.map((name) => ({ name, updated_at: new Date() })) };
  }

  private createBucket({ id, public: isPublic }: NewBucket) {
    if (this.buckets.has(id)) return refused(409, "The resource already exists");
    this.buckets.set(id, { isPublic, files: new Map() });
    return { status: 200, body: { name: id } };
  }

  private describeBucket(id: string) {
    const bucket = this.buckets.get(id);
    if (!bucket) return refused(404, "Bucket not found");
    return { status: 200, body: { id, name: id, public: bucket.isPublic } };
  }
}

type NewBucket = { id: string; public: boolean };

/** Supabase returns 400; the body says which error it is. */
function refused(statusCode: number, message: string) {
  return { status: 400, body: { statusCode: String(statusCode), error: message, message } };
}

let supabase: FakeSupabase;
let supabaseUrl: string;

beforeEach(async () => {
  supabase = new FakeSupabase();
  supabaseUrl = await supabase.listen();
});
afterEach(() => supabase.close());

const STORAGES: Record<string, () => PhotoStorage> = {
  "a folder": () => localPhotoStorage(folder),
  Supabase: () => supabasePhotoStorage(supabaseUrl, SECRET_KEY),
};

describe.each(Object.keys(STORAGES))("%s", (kind) => {
  const open = () => STORAGES[kind]!();

  it("keeps a file over a restart, and removes it once and for all", async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 0, 128]);
    await open().put(NAME, bytes, "image/avif");
    await open().put(OTHER, Buffer.from("other"), "image/webp");
    expect(Buffer.from((await open().read(NAME))!)).toEqual(bytes);
    await open().remove([NAME]);
    await expect(open().read(NAME)).resolves.toBeUndefined();
    await expect(open().remove([NAME])).resolves.toBeUndefined();
    expect(Buffer.from((await open().read(OTHER))!).toString()).toBe("other");
  });

  it("has nothing before the first file", async () => {
    await expect(open().read(NAME)).resolves.toBeUndefined();
    await expect(open().remove([NAME])).resolves.toBeUndefined();
  });

  it("lists what was kept before an instant", async () => {
    const [past, future] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];
    expect(await open().listBefore(future)).toEqual([]);
    await open().put(NAME, Buffer.from("one"), "image/avif");
    await open().put(OTHER, Buffer.from("other"), "image/webp");
    expect((await open().listBefore(future)).toSorted()).toEqual([NAME, OTHER]);
    expect(await open().listBefore(past)).toEqual([]);
  });

  it("takes the same file from many at once, and again", async () => {
    const storage = open();
    const bytes = Buffer.alloc(300_000, 7);
    await Promise.all(Array.from({ length: 8 }, () => storage.put(NAME, bytes, "image/avif")));
    expect(Buffer.from((await storage.read(NAME))!)).toEqual(bytes);
  });

  it.each(["../database", `..%2f${NAME}`, `x/${NAME}`, "/etc/passwd", "", ".", `${NAME}\0`])(
    "refuses the name %j for everything",
    async (name) => {
      const storage = open();
      await expect(storage.put(name, Buffer.from("x"), "image/avif")).rejects.toThrow(RangeError);
      await expect(storage.read(name)).rejects.toThrow(RangeError);
      await expect(storage.remove([name])).rejects.toThrow(RangeError);
      expect(supabase.requests).toEqual([]);
    },
  );

  it("refuses a type that is not the name's", async () => {
    await expect(open().put(NAME, Buffer.from("x"), "image/webp")).rejects.toThrow(RangeError);
  });
});

describe("a folder", () => {
  it("is its owner's alone, with nothing in it but photos", async () => {
    await localPhotoStorage(folder).put(NAME, Buffer.from("x"), "image/avif");
    expect(await readdir(folder)).toEqual([NAME]);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, NAME))).mode & 0o777).toBe(0o600);
  });

  it("never shows part of a file", async () => {
    const storage = localPhotoStorage(folder);
    const bytes = Buffer.alloc(2_000_000, 3);
    await storage.put(NAME, bytes, "image/avif");
    const isWhole: boolean[] = [];
    for (let time = 0; time < 5; time += 1) {
      const writing = storage.put(NAME, bytes, "image/avif");
      for (let read = 0; read < 4; read += 1)
        isWhole.push((await storage.read(NAME))?.length === bytes.length);
      await writing;
    }
    expect(isWhole).not.toContain(false);
  });

  it("leaves nothing behind what could not be written", async () => {
    await mkdir(join(folder, NAME), { recursive: true });
    await writeFile(join(folder, NAME, "in the way"), "");
    const storage = localPhotoStorage(folder);
    await expect(storage.put(NAME, Buffer.from("x"), "image/avif")).rejects.toThrow();
    expect(await readdir(folder)).toEqual([NAME]);
    await expect(storage.read(NAME)).rejects.toThrow("EISDIR");
  });

  it("fails where it cannot be made", async () => {
    await writeFile(join(parent, "data"), "a file");
    const storage = localPhotoStorage(folder);
    await expect(storage.put(NAME, Buffer.from("x"), "image/avif")).rejects.toThrow("ENOTDIR");
    expect(await readFile(join(parent, "data"), "utf8")).toBe("a file");
  });
});

describe("Supabase", () => {
  const open = () => supabasePhotoStorage(supabaseUrl, SECRET_KEY);

  it("makes a private bucket, once", async () => {
    const storage = open();
    await storage.put(NAME, Buffer.from("x"), "image/avif");
    await storage.put(OTHER, Buffer.from("x"), "image/webp");
    expect(supabase.buckets.get("photos")).toMatchObject({ isPublic: false });
    expect(supabase.buckets.get("photos")!.files.get(OTHER)!.type).toBe("image/webp");
    expect(supabase.requests).toEqual([
      "POST bucket",
      `POST object/photos/${NAME}`,
      `POST object/photos/${OTHER}`,
    ]);
  });

  it("removes a hundred files with one request", async () => {
    const names = Array.from(
      { length: 250 },
      (_, index) => `${String(index).padStart(32, "0")}-480.avif`,
    );
    const files = new Map(
      [...names, NAME].map((name) => [name, { type: "image/avif", bytes: Buffer.from("x") }]),
    );
    supabase.buckets.set("photos", { isPublic: false, files });
    await open().remove(names);
    expect([...files.keys()]).toEqual([NAME]);
    expect(supabase.requests).toEqual(Array(3).fill("DELETE object/photos"));
  });

  it("takes a bucket that is there, and tries again after a failure", async () => {
    const storage = open();
    supabase.fails = true;
    await expect(storage.put(NAME, Buffer.from("x"), "image/avif")).rejects.toThrow("Supabase");
    supabase.fails = false;
    supabase.buckets.set("photos", { isPublic: false, files: new Map() });
    await storage.put(NAME, Buffer.from("x"), "image/avif");
    await expect(storage.read(NAME)).resolves.toHaveLength(1);
  });

  it("stores nothing in a bucket that everyone can read", async () => {
    supabase.buckets.set("photos", { isPublic: true, files: new Map() });
    await expect(open().put(NAME, Buffer.from("x"), "image/avif")).rejects.toThrow(
      'the bucket "photos" is public',
    );
    expect(supabase.buckets.get("photos")!.files.size).toBe(0);
  });

  it("lists no other files that a member of the project has put into the bucket", async () => {
    await open().put(NAME, Buffer.from("x"), "image/avif");
    const { files } = supabase.buckets.get("photos")!;
    files.set("menu.webp", { type: "image/webp", bytes: Buffer.from("x") });
    files.set(".emptyFolderPlaceholder", { type: "image/webp", bytes: Buffer.from("") });
    expect(await open().listBefore(new Date(Date.now() + 60_000))).toEqual([NAME]);
  });

  it("distinguishes a failure from a missing file", async () => {
    supabase.fails = true;
    await expect(open().read(NAME)).rejects.toThrow("Supabase Storage: internal");
    await expect(open().remove([NAME])).rejects.toThrow("Supabase Storage: internal");
  });

  it("fails with another key", async () => {
    const storage = supabasePhotoStorage(supabaseUrl, "sb_secret_another");
    await expect(storage.put(NAME, Buffer.from("x"), "image/avif")).rejects.toThrow("Unauthorized");
  });
});
