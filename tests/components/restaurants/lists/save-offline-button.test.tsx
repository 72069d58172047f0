import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { SaveOfflineButton } from "@/components/restaurants/lists/save-offline-button";
import { connectNotices, type Notice } from "@/lib/browser/notices";
import { isAccountList } from "@/lib/favorites/account-keys";
import { isListSaved, saveListForOffline } from "@/lib/offline/saved-list";

jest.mock("@/lib/favorites/account", () => ({ syncFavoritesOnce: async () => {} }));
jest.mock("@/lib/favorites/account-keys", () => ({ isAccountList: jest.fn() }));
jest.mock("@/lib/offline/saved-list", () => ({
  isListSaved: jest.fn(),
  saveListForOffline: jest.fn(),
}));

const LIST = { path: "/lists/x", places: ["/restaurants/1", "/restaurants/2"] };

let notices: Notice[];
let disconnect: () => void;
beforeEach(() => {
  notices = [];
  disconnect = connectNotices((notice) => void notices.push(notice));
  jest.mocked(isAccountList).mockReturnValue(true);
  jest.mocked(isListSaved).mockReset().mockResolvedValue(false);
  jest.mocked(saveListForOffline).mockReset();
});
afterEach(() => disconnect());

async function press() {
  render(<SaveOfflineButton {...LIST} />);
  fireEvent.click(await screen.findByRole("button", { name: "Save for offline use" }));
  await waitFor(() => expect(notices).toHaveLength(1));
  return notices[0]!;
}

it.each([
  [2, "(2 places)"],
  [1, "the pages of 1 of 2 places"],
  [0, "the pages of 0 of 2 places"],
])("says that %i pages were stored", async (saved, text) => {
  jest.mocked(saveListForOffline).mockResolvedValue(saved);
  expect(await press()).toMatchObject({
    title: "Saved for offline use",
    description: expect.stringContaining(text),
  });
  expect(saveListForOffline).toHaveBeenCalledWith(LIST);
  expect(screen.getByRole("button", { name: "Save offline again" })).toBeEnabled();
});

it("says that nothing was stored, and offers it again", async () => {
  jest.mocked(saveListForOffline).mockRejectedValue(new Error("There is no service worker."));
  expect(await press()).toMatchObject({ tone: "destructive" });
  expect(screen.getByRole("button", { name: "Save for offline use" })).toBeEnabled();
});

it("stores nothing that the end of the session would not delete", async () => {
  jest.mocked(isAccountList).mockReturnValue(false);
  expect(await press()).toMatchObject({ tone: "destructive" });
  expect(saveListForOffline).not.toHaveBeenCalled();
});

it("knows that the list is on this device", async () => {
  jest.mocked(isListSaved).mockResolvedValue(true);
  render(<SaveOfflineButton {...LIST} />);
  expect(await screen.findByRole("button", { name: "Save offline again" })).toBeVisible();
});
