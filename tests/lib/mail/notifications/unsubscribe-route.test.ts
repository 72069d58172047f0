/** @jest-environment node */
import { GET, POST } from "@/app/api/unsubscribe/route";

const mockEnded: string[] = [];
jest.mock("@/lib/mail/notifications/unsubscribe", () => ({
  readUnsubscription: async (token: string) => (token === "ours" ? {} : undefined),
  unsubscribe: async (token: string) => mockEnded.push(token),
}));

beforeEach(() => (mockEnded.length = 0));

const KIBIBYTE = 1024;
const FORM = { "Content-Type": "application/x-www-form-urlencoded" };

/** A body that is made as it is read, and says how much of it was. */
function countedBody(kibibytes: number) {
  const counted = { taken: 0, body: undefined as unknown as ReadableStream };
  counted.body = new ReadableStream(
    {
      pull(controller) {
        if (counted.taken === kibibytes) return controller.close();
        counted.taken += 1;
        controller.enqueue(new Uint8Array(KIBIBYTE).fill(97));
      },
    },
    { highWaterMark: 0 },
  );
  return counted;
}

const post = (token: string, body: BodyInit, headers: Record<string, string> = FORM) =>
  POST(
    new Request(`http://localhost:3000/api/unsubscribe?token=${token}`, {
      method: "POST",
      headers,
      body,
      duplex: "half",
    } as RequestInit),
  );

it("reads nothing from a client without a link of this site", async () => {
  const counted = countedBody(100_000);
  const response = await post("made-up", counted.body);
  expect(response.status).toBe(404);
  expect(counted.taken).toBe(0);
});

it("reads no more than four kibibytes from a client with one", async () => {
  const counted = countedBody(100_000);
  const response = await post("ours", counted.body);
  expect(response.status).toBe(413);
  expect(counted.taken).toBeLessThanOrEqual(5);
  expect(mockEnded).toEqual([]);
});

it("refuses a body that says to be larger without reading it", async () => {
  const counted = countedBody(4);
  const response = await post("ours", counted.body, { ...FORM, "Content-Length": "41943040" });
  expect(response.status).toBe(413);
  expect(counted.taken).toBe(0);
});

it("accepts a mail program's click, and redirects a person", async () => {
  const click = await post("ours", "List-Unsubscribe=One-Click");
  expect([click.status, await click.text()]).toEqual([200, "Done"]);
  const multipart = new FormData();
  multipart.set("List-Unsubscribe", "One-Click");
  expect((await post("ours", multipart, {})).status).toBe(200);
  const person = await post("ours", "");
  expect([person.status, person.headers.get("location")]).toEqual([303, "/unsubscribe/done"]);
  expect(mockEnded).toEqual(["ours", "ours", "ours"]);
});

it("leads a person without a good link to the page that says so", async () => {
  const response = await post("made-up", "", { ...FORM, Accept: "text/html,*/*" });
  expect([response.status, response.headers.get("location")]).toEqual([
    303,
    "/unsubscribe?token=made-up",
  ]);
});

it.each([
  ["de", "/de"],
  ["zh-hant", "/zh-hant"],
  ["en", ""],
  ["//evil.example", ""],
])("leads to pages in the language of the mail: %s", async (language, prefix) => {
  const query = new URLSearchParams({ token: "ours", language });
  const url = `http://localhost:3000/api/unsubscribe?${query}`;
  const opened = GET(new Request(url));
  expect(opened.headers.get("location")).toBe(`${prefix}/unsubscribe?token=ours`);
  const pressed = await POST(new Request(url, { method: "POST", headers: FORM, body: "" }));
  expect(pressed.headers.get("location")).toBe(`${prefix}/unsubscribe/done`);
  expect(mockEnded).toEqual(["ours"]);
});
