import { connectNotices, notify, whenNoticesWait } from "@/lib/browser/notices";

const found = { title: "Location found" };
const copied = { title: "Link copied to clipboard" };

describe("notices", () => {
  it("keeps what was raised before the toaster is there, in order", () => {
    notify(found);
    notify(copied);
    const shown: unknown[] = [];
    const disconnect = connectNotices((notice) => shown.push(notice));
    expect(shown).toEqual([found, copied]);
    disconnect();
  });

  it("shows at once when the toaster is there, and waits again after it is gone", () => {
    const first: unknown[] = [];
    const disconnect = connectNotices((notice) => first.push(notice));
    notify(found);
    disconnect();
    notify(copied);
    const second: unknown[] = [];
    connectNotices((notice) => second.push(notice))();
    expect(first).toEqual([found]);
    expect(second).toEqual([copied]);
  });

  it("requests the toaster as long as a notice waits, and no more once it has loaded", () => {
    notify(found);
    const ask = jest.fn();
    const end = whenNoticesWait(ask);
    expect(ask).toHaveBeenCalledTimes(1);
    notify(copied);
    expect(ask).toHaveBeenCalledTimes(2);
    const shown: unknown[] = [];
    const disconnect = connectNotices((notice) => shown.push(notice));
    notify(found);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(shown).toEqual([found, copied, found]);
    disconnect();
    end();
  });

  it("drops one that waits until what it is about is gone", () => {
    const visit = new AbortController();
    notify(found, visit.signal);
    notify(copied);
    visit.abort();
    const shown: unknown[] = [];
    connectNotices((notice) => shown.push(notice))();
    expect(shown).toEqual([copied]);
  });

  it("does not let an old toaster disconnect its successor", () => {
    const shown: unknown[] = [];
    const disconnectOld = connectNotices(() => undefined);
    const disconnectNew = connectNotices((notice) => shown.push(notice));
    disconnectOld();
    notify(found);
    disconnectNew();
    expect(shown).toEqual([found]);
  });
});
