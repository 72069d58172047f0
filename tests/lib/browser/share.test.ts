import { connectNotices, type Notice } from "@/lib/browser/notices";
import { shareCurrentPage } from "@/lib/browser/share";
import { fakeSharing } from "@/tests/fakes/sharing";

const page = { title: "Folia", text: "A neighbourhood bistro." };
const ADDRESS = "http://localhost/community/ai-gallery#image-1";
const COPIED = { title: "Link copied to clipboard" };
const NOT_COPIED = {
  title: "The link could not be copied",
  description: `Copy this address: ${ADDRESS}`,
  tone: "destructive",
};

const refuse = (name: string) => () => Promise.reject(new DOMException("No", name));

describe("sharing the current page", () => {
  let notices: Notice[];
  let shared: ShareData[];
  let copied: string[];
  let disconnect: () => void;

  const share = async (data: ShareData) => void shared.push(data);
  const writeText = async (text: string) => void copied.push(text);

  beforeEach(() => {
    [notices, shared, copied] = [[], [], []];
    disconnect = connectNotices((notice) => notices.push(notice));
    window.history.replaceState(null, "", ADDRESS);
  });
  afterEach(() => disconnect());

  it("hands title, text and the URL to the device, and says nothing itself", async () => {
    fakeSharing({ share, writeText });
    await shareCurrentPage(page);
    expect(shared).toEqual([{ ...page, url: ADDRESS }]);
    expect([copied, notices]).toEqual([[], []]);
  });

  it("stays silent when the visitor cancels", async () => {
    fakeSharing({ share: refuse("AbortError"), writeText });
    await shareCurrentPage(page);
    expect([copied, notices]).toEqual([[], []]);
  });

  it.each([
    ["the device cannot share", {}],
    ["the device refuses to share", { share: refuse("NotAllowedError") }],
  ])("copies the address when %s", async (_, device) => {
    fakeSharing({ ...device, writeText });
    await shareCurrentPage(page);
    expect(copied).toEqual([ADDRESS]);
    expect(notices).toEqual([COPIED]);
  });

  it.each([
    ["denied", { writeText: refuse("NotAllowedError") }],
    ["missing", {}],
  ])("shows the address to copy when the clipboard is %s", async (_, device) => {
    fakeSharing(device);
    await shareCurrentPage(page);
    expect(notices).toEqual([NOT_COPIED]);
  });
});
