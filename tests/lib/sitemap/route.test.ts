/** @jest-environment node */
import { GET } from "@/app/sitemaps/[file]/route";
import { listSharedEntries } from "@/app/sitemap.xml/list-entries";
import { MAX_ENTRIES } from "@/lib/sitemap/files";

jest.mock("next/server", () => ({ connection: async () => undefined }));
jest.mock("@/app/sitemap.xml/list-entries", () => ({ listSharedEntries: jest.fn() }));

const listed = jest.mocked(listSharedEntries);
const ask = (file: string) =>
  GET(new Request(`https://chard.example/sitemaps/${file}`), { params: Promise.resolve({ file }) });

beforeEach(() => listed.mockReset());

test.each(["anything", "0.xml", "1.XML", "99999.xml", "..%2f1.xml", "1.xml.gz", ""])(
  "nothing is read for %j, which is no name of a file",
  async (file) => {
    await expect(ask(file)).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
    expect(listed).not.toHaveBeenCalled();
  },
);

test("a file is written once for the same entries", async () => {
  let readings = 0;
  const entries = Array.from({ length: MAX_ENTRIES + 1 }, (_, index) => ({
    get url() {
      readings += 1;
      return `https://chard.example/restaurants/${index}`;
    },
  }));
  listed.mockResolvedValue(entries);
  const responses = await Promise.all([ask("2.xml"), ask("2.xml")]);
  await ask("2.xml");
  expect(await responses[0].text()).toContain(`/restaurants/${MAX_ENTRIES}<`);
  expect(readings).toBe(1);
});
